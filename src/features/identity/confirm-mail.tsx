import { Trans, useLingui } from '@lingui/react/macro';
import MailCheck from 'lucide-react/icons/mail-check';
import { useId, useState } from 'react';
import type { User } from '../../../contract/entities/user.ts';
import { useAccount } from '../../auth/use-account.ts';
import { useMailConfirmed } from '../../auth/use-mail-confirmed.ts';
import { useClock } from '../../i18n/clock.ts';
import { me } from '../../replica/queries/me.ts';
import { useLive } from '../../replica/use-live.ts';
import { useIntent } from '../../sync/react/use-intent.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Resend } from './resend.tsx';

/** Asks for the mail address to be confirmed, and has the email sent again; nothing where it is (register.10). */
export function ConfirmMail() {
  const confirmed = useMailConfirmed();
  const user = useLive(me);
  return confirmed === false && user ? <Open user={user} /> : null;
}

function Open({ user: { _id: userId, email, createdAt } }: { user: User }) {
  const { t } = useLingui();
  const clock = useClock();
  const titleId = useId();
  const { lookAtMail } = useAccount();
  const { state, run } = useIntent<'send'>();
  // The first mail went out with the registration.
  const [sentAt, setSentAt] = useState(() => Date.parse(createdAt));
  const [again, setAgain] = useState(false);
  const send = async () => {
    setAgain(false);
    const answer = await run('send', (once) => once('user.verify-mail', { userId }));
    if (answer?.status === 'sent') {
      setSentAt(clock().getTime());
      setAgain(true);
    } else if (answer) await lookAtMail().catch(() => null);
  };
  return (
    <section
      aria-labelledby={titleId}
      className="flex max-w-form gap-3 rounded-card border border-warning/40 bg-warning-wash p-4"
    >
      <Icon of={MailCheck} size="lg" className="text-warning" />
      <div className="grid min-w-0 flex-1 gap-3">
        <div className="grid gap-1">
          <h2 id={titleId} className="text-body font-semibold">
            <Trans>Confirm your email address</Trans>
          </h2>
          <p>
            <Trans>
              Open the link in the email we sent to <span className="font-medium wrap-anywhere">{email}</span>
              . Then answers surely reach you.
            </Trans>
          </p>
          <p className="text-small text-soft">
            <Trans>Nothing there? Look in your spam folder as well.</Trans>
          </p>
        </div>
        {again && (
          <p role="status" className="text-small">
            <Trans>The email is on its way. The newest one has the link that counts.</Trans>
          </p>
        )}
        <Resend sentAt={sentAt}>
          <Button variant="quiet" busy={state.step === 'busy' && t`Sending`} onClick={() => void send()}>
            <Trans>Send the email again</Trans>
          </Button>
        </Resend>
        {state.step === 'stopped' && (
          <ProblemNote
            problem={state.problem}
            title={t`The email was not sent`}
            lost={t`This needs the network. Send it again when you are back online; it stays one email.`}
          />
        )}
      </div>
    </section>
  );
}
