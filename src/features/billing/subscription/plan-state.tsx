import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Subscription } from '../../../../contract/entities/subscription.ts';
import { GIVEN_UP_AFTER_DAYS, INCOMPLETE_HOURS } from '../../../../contract/policy/subscription.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';

type Props = { subscription: Subscription; validUntil: string | null };

/** How the subscription stands, and what works meanwhile, in one sentence or two. */
export function PlanState({ subscription, validUntil }: Props) {
  const format = useFormat();
  const now = useNow();
  const { status, items, cancel_at_period_end, cancel_at, trial_end } = subscription;
  const periodEnd = format.deadline(cancel_at ?? items[0]?.current_period_end ?? '');
  const trialEnd = trial_end ? format.deadline(trial_end) : periodEnd;
  if (status === 'past_due') {
    const inGrace = validUntil !== null && Date.parse(validUntil) > now;
    const until = validUntil ? format.deadline(validUntil) : '';
    return (
      <StateNote tone="warning">
        {inGrace ? (
          <Trans>
            A bill is overdue. Everything works as before until {until}. After that no new job is published
            until it is paid; live jobs stay, and applicants can be answered.
          </Trans>
        ) : (
          <Trans>
            A bill is overdue, so no new job is published until it is paid. Live jobs stay, and applicants can
            be answered.
          </Trans>
        )}
        {cancel_at_period_end && (
          <>
            {' '}
            <Trans>The plan is cancelled for {periodEnd}.</Trans>
          </>
        )}
      </StateNote>
    );
  }
  if (status === 'unpaid')
    return (
      <StateNote tone="danger">
        <Trans>
          A bill stayed unpaid. No new job is published until it is paid; live jobs stay, and applicants can
          be answered. {GIVEN_UP_AFTER_DAYS} days after the bill was due the plan ends.
        </Trans>
      </StateNote>
    );
  if (status === 'incomplete')
    return (
      <StateNote tone="warning">
        <Trans>
          The plan begins once its first bill is paid. Without that the booking lapses after{' '}
          {INCOMPLETE_HOURS} hours, and costs nothing.
        </Trans>
      </StateNote>
    );
  if (status === 'paused')
    return (
      <StateNote tone="warning">
        <Trans>
          The plan rests, because there is no way to pay for it. Until then the free plan applies. End it at
          once, or write to us.
        </Trans>
      </StateNote>
    );
  if (cancel_at_period_end)
    return (
      <StateNote tone="plain">
        {status === 'trialing' ? (
          <Trans>Cancelled. The trial runs until {trialEnd}, and no bill is written.</Trans>
        ) : (
          <Trans>Cancelled. Everything stays until {periodEnd}; after that you are on the free plan.</Trans>
        )}
      </StateNote>
    );
  if (status === 'trialing')
    return (
      <StateNote tone="plain">
        <Trans>Free trial until {trialEnd}. Cancel before that and it costs nothing.</Trans>
      </StateNote>
    );
  return null;
}

const TONE = {
  plain: 'bg-well',
  warning: 'bg-warning-wash',
  danger: 'bg-danger-wash',
};

function StateNote({ tone, children }: { tone: keyof typeof TONE; children: ReactNode }) {
  return (
    <p role="status" className={`rounded-inner px-4 py-3 ${TONE[tone]}`}>
      {children}
    </p>
  );
}
