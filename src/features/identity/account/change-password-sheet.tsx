import { Trans, useLingui } from '@lingui/react/macro';
import { useForm, useWatch } from 'react-hook-form';
import { keepsAll } from '../../../auth/password-check.ts';
import { useAccount, useSession } from '../../../auth/use-account.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { NewPasswordField } from '../new-password-field.tsx';
import { ActNote } from './act-note.tsx';
import { Done } from './done.tsx';
import { ProveAgain } from './prove-again.tsx';
import { useAct } from './use-act.ts';

/** A new password, and what becomes of the other sign-ins with it (usersettings.1). */
export function ChangePasswordSheet({ onClose }: { onClose: () => void }) {
  const act = useAct();
  return (
    <Sheet open onClose={onClose} sticky title={<Trans>Change password</Trans>}>
      {act.state.step === 'prove' ? (
        <ProveAgain onProved={() => void act.goOn()} />
      ) : act.state.step === 'done' ? (
        <Done onClose={onClose}>
          <p className="font-semibold">
            <Trans>Your new password is set.</Trans>
          </p>
          <p className="text-soft">
            <Trans>You stay signed in here. Everywhere else you were signed out.</Trans>
          </p>
        </Done>
      ) : (
        <PasswordForm act={act} />
      )}
    </Sheet>
  );
}

function PasswordForm({ act: { state, busy, run } }: { act: ReturnType<typeof useAct> }) {
  const { t } = useLingui();
  const account = useAccount();
  const email = useSession()?.email ?? '';
  const { register, handleSubmit, formState, control } = useForm({ defaultValues: { password: '' } });
  const typed = useWatch({ control, name: 'password' });
  const { errors } = formState;
  return (
    <form
      onSubmit={(event) =>
        void handleSubmit(({ password }) => run(() => account.changePassword(password)))(event)
      }
      noValidate
      className="grid gap-5"
    >
      <ActNote state={state} />
      <p className="text-soft">
        <Trans>
          Everywhere else you will be signed out. What has not been sent from there waits for you.
        </Trans>
      </p>
      {/* Password keepers want to know whose it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        {...register('password', {
          required: true,
          validate: async (password) => keepsAll(await account.checkPassword(password)),
        })}
        label={t`New password`}
        typed={typed}
        autoFocus
        error={errors.password && t`This password does not follow all the rules above.`}
      />
      <Button type="submit" wide busy={busy && t`Saving`}>
        <Trans>Set the new password</Trans>
      </Button>
    </form>
  );
}
