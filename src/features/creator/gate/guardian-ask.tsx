import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { User } from '../../../../contract/entities/user.ts';
import { mail as mailShape } from '../../../../contract/fields.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useNeededCall } from '../use-needed-call.ts';

type Props = { user: User; offline: boolean };

/** Below 18 a parent or guardian agrees first, by a mailed link (creator.1). */
export function GuardianAsk({ user, offline }: Props) {
  const format = useFormat();
  const [again, setAgain] = useState(false);
  // Below 16 the consent to the account is the one that counts for the profile as well.
  const act = user.guardian === 'pending' ? 'account' : 'creator';
  const asked = user.guardians.findLast(
    (one) => one.act === act && (one.state === 'sent' || one.state === 'opened'),
  );
  const mail = asked?.mail ?? '';
  const on = asked ? format.date(asked.sentAt) : '';
  return (
    <section className="grid max-w-form gap-4 rounded-card border border-warning/50 bg-warning-wash p-5">
      <div className="grid gap-1">
        <h2 className="text-body font-bold">
          {asked ? (
            <Trans>A parent or guardian has not agreed yet</Trans>
          ) : (
            <Trans>Below 18 a parent or guardian agrees first</Trans>
          )}
        </h2>
        <p className="text-small text-soft">
          <Trans>
            A creator profile offers paid work, so somebody of age reads what that means and agrees. They get
            a mail with a link and need no account.
          </Trans>
        </p>
        {asked && (
          <p className="text-small">
            {asked.state === 'opened' ? (
              <Trans>
                We wrote to {mail} on {on}. The mail was opened, there is no answer yet.
              </Trans>
            ) : (
              <Trans>
                We wrote to {mail} on {on}. The mail was not opened yet.
              </Trans>
            )}
          </p>
        )}
      </div>
      {asked && !again ? (
        <div>
          <Button variant="quiet" onClick={() => setAgain(true)}>
            <Trans>Write again, or to another address</Trans>
          </Button>
        </div>
      ) : (
        <AskForm begun={mail} own={user.email} offline={offline} onDone={() => setAgain(false)} />
      )}
    </section>
  );
}

type FormProps = { begun: string; own: string; offline: boolean; onDone: () => void };

function AskForm({ begun, own, offline, onDone }: FormProps) {
  const { t, i18n } = useLingui();
  const { ask, busy, problem } = useNeededCall('guardian.resend');
  const { register, handleSubmit, formState } = useForm({ defaultValues: { mail: begun } });
  const isMail = (text: string) => {
    const typed = text.trim();
    return mailShape.safeParse(typed).success && typed.toLowerCase() !== own.toLowerCase();
  };
  const send = handleSubmit(async ({ mail }) => {
    if (await ask({ guardianMail: mail.trim() })) onDone();
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void send(event)}>
      <TextField
        {...register('mail', { validate: isMail })}
        type="email"
        autoCapitalize="none"
        autoComplete="off"
        label={t`Mail address of a parent or guardian`}
        error={
          formState.errors.mail && t`Enter their mail address, not your own. It looks like name@example.org.`
        }
      />
      {problem && <ErrorState title={i18n._(problem)} />}
      <div className="grid justify-items-start gap-2">
        <Button type="submit" busy={busy && t`Sending`}>
          <Trans>Send the mail</Trans>
        </Button>
        {offline && (
          <p className="text-small text-soft">
            <Trans>You are offline. Sending this mail needs the network.</Trans>
          </p>
        )}
      </div>
    </form>
  );
}
