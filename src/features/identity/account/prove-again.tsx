import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAccount, useSession } from '../../../auth/use-account.ts';
import { usePasskeyProof } from '../../../auth/use-passkey-proof.ts';
import { Button } from '../../../ui/button.tsx';
import { PasskeyButton } from '../../../ui/passkey-button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { signInFailure } from '../sign-in-failure.ts';
import { ActNote } from './act-note.tsx';
import { useAct } from './use-act.ts';

/** The password or a passkey once more: somebody who found an open phone has neither. */
export function ProveAgain({ onProved }: { onProved: () => void }) {
  const { t } = useLingui();
  const account = useAccount();
  const email = useSession()?.email ?? '';
  const { state, busy, run } = useAct();
  const mail = useAct();
  const passkey = usePasskeyProof(onProved);
  const [wrong, setWrong] = useState(false);
  const { register, handleSubmit, resetField, formState } = useForm({ defaultValues: { password: '' } });
  const prove = handleSubmit(async ({ password }) => {
    let refused = false;
    const answered = await run(() =>
      account.proveAgain(password).catch((error: unknown) => {
        refused = signInFailure(error) === 'credentials';
        if (!refused) throw error;
      }),
    );
    setWrong(refused);
    if (refused) resetField('password');
    else if (answered) onProved();
  });
  return (
    <form onSubmit={(event) => void prove(event)} noValidate className="grid gap-5">
      <p>
        {passkey.offered ? (
          <Trans>
            Your last sign-in was a while ago. Enter your password or use a passkey, then it goes on.
          </Trans>
        ) : (
          <Trans>Your last sign-in was a while ago. Enter your password again, then it goes on.</Trans>
        )}
      </p>
      {state.step !== 'done' && <ActNote state={state} />}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...register('password', { required: true })}
        label={t`Your password`}
        autoComplete="current-password"
        autoFocus
        error={
          wrong ? t`This is not your password.` : formState.errors.password && t`Your password is missing.`
        }
      />
      <Button type="submit" wide busy={busy && t`One moment`}>
        <Trans>Go on</Trans>
      </Button>
      {passkey.offered && <PasskeyButton state={passkey.state} onClick={passkey.prove} />}
      {mail.state.step === 'done' ? (
        <p role="status" className="text-small">
          <Trans>A link that sets a new password is on its way to {email}.</Trans>
        </p>
      ) : (
        <Button
          variant="quiet"
          wide
          busy={mail.busy && t`Asking`}
          onClick={() => void mail.run(() => account.askReset(email))}
        >
          <Trans>I do not know it: send me a link</Trans>
        </Button>
      )}
    </form>
  );
}
