import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { mail as mailAddress } from '../../../../contract/fields.ts';
import { useAccount, useSession } from '../../../auth/use-account.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ActNote } from './act-note.tsx';
import { Done } from './done.tsx';
import { ProveAgain } from './prove-again.tsx';
import { useAct } from './use-act.ts';

/** Another mail address: it changes with the link that is mailed to the new one (usersettings.1). */
export function ChangeMailSheet({ onClose }: { onClose: () => void }) {
  const act = useAct();
  const [asked, setAsked] = useState('');
  return (
    <Sheet open onClose={onClose} sticky title={<Trans>Change email address</Trans>}>
      {act.state.step === 'prove' ? (
        <ProveAgain onProved={() => void act.goOn()} />
      ) : act.state.step === 'done' ? (
        <Done onClose={onClose}>
          <p className="font-semibold">
            <Trans>We have sent an email to {asked}.</Trans>
          </p>
          <p className="text-soft">
            <Trans>
              Open the link in it. Until then the old address stays valid. Nothing there? Look in your spam
              folder as well.
            </Trans>
          </p>
        </Done>
      ) : (
        <MailForm act={act} asked={asked} onAsk={setAsked} />
      )}
    </Sheet>
  );
}

type FormProps = { act: ReturnType<typeof useAct>; asked: string; onAsk: (mail: string) => void };

function MailForm({ act: { state, busy, run }, asked, onAsk }: FormProps) {
  const { t } = useLingui();
  const account = useAccount();
  const old = useSession()?.email ?? '';
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: asked } });
  const problem = formState.errors.email?.type;
  const send = handleSubmit(async ({ email }) => {
    onAsk(email.trim());
    await run(() => account.changeMail(email));
  });
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5">
      <ActNote state={state} />
      <ul className="grid list-disc gap-1 ps-5 text-soft">
        <li>
          <Trans>We send a link to the new address. With it the address changes.</Trans>
        </li>
        <li>
          <Trans>Then you are signed out everywhere, and sign in with the new one.</Trans>
        </li>
        <li>
          <Trans>
            <span className="wrap-anywhere">{old}</span> gets an email with a way back.
          </Trans>
        </li>
      </ul>
      <TextField
        {...register('email', {
          required: true,
          validate: {
            mail: (email) => mailAddress.safeParse(email.trim()).success,
            other: (email) => email.trim().toLowerCase() !== old.toLowerCase(),
          },
        })}
        type="email"
        label={t`New email address`}
        autoComplete="email"
        autoCapitalize="none"
        autoFocus
        error={
          problem === 'required'
            ? t`Your email address is missing.`
            : problem === 'other'
              ? t`This is your address already.`
              : problem && t`This is not a complete email address. It looks like name@example.org.`
        }
      />
      <Button type="submit" wide busy={busy && t`Sending`}>
        <Trans>Send the link</Trans>
      </Button>
    </form>
  );
}
