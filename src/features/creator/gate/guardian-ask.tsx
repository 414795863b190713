import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { User } from '../../../../contract/entities/user.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { type NextAsked, nextAsked } from '../../../replica/queries/guardians.ts';
import { Button } from '../../../ui/button.tsx';

/** The form for the mail to a parent or guardian, as the setup has it too. */
export type AskForm = (ask: { next: NextAsked; own: string; onSent: () => void }) => ReactNode;

type Props = { user: User; askForm: AskForm };

/** Under 18 a parent or guardian agrees first, by a mailed link (creator.1). */
export function GuardianAsk({ user, askForm }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const [again, setAgain] = useState(false);
  // An account that waits for a guardian comes first.
  const act = user.guardian === 'pending' ? 'account' : 'creator';
  const next = nextAsked(user.guardians, act);
  const { open: asked } = next;
  // Whom a parent has named stays between the two of them.
  const mail = asked?.mail ?? t({ message: 'the other parent', context: 'we wrote to …' });
  const on = asked ? format.date(asked.sentAt) : '';
  return (
    <section className="grid max-w-form gap-4 rounded-card border border-warning/50 bg-warning-wash p-5">
      <div className="grid gap-1">
        <h2 className="text-body font-bold">
          {asked ? (
            <Trans>A parent or guardian has not agreed yet</Trans>
          ) : (
            <Trans>Under 18 a parent or guardian agrees first</Trans>
          )}
        </h2>
        <p className="text-small text-soft">
          <Trans>
            A creator profile offers paid work, so an adult reads what that means and agrees. They get an
            email with a link and need no account.
          </Trans>
        </p>
        {asked && (
          <p className="text-small">
            {asked.state === 'opened' ? (
              <Trans>
                We wrote to {mail} on {on}. The email was opened, there is no answer yet.
              </Trans>
            ) : (
              <Trans>
                We wrote to {mail} on {on}. The email was not opened yet.
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
        askForm({ next, own: user.email, onSent: () => setAgain(false) })
      )}
    </section>
  );
}
