import type { Subscription } from '../../../../contract/entities/subscription.ts';
import { nextSubscription, type SubscriptionEvent } from '../../../../contract/policy/subscription.ts';

/** What an owner can do about a subscription now; the server decides again. */
export type SubscriptionActs = { change: boolean; cancel: boolean; resume: boolean; cancelNow: boolean };

export function actsOf({
  status,
  cancel_at_period_end,
}: Pick<Subscription, 'status' | 'cancel_at_period_end'>): SubscriptionActs {
  const state = { status, cancelAtPeriodEnd: cancel_at_period_end };
  const can = (event: SubscriptionEvent) => nextSubscription(state, event) !== undefined;
  return {
    change: can('change'),
    // Cancelled for the period's end already: there is nothing left to cancel but the rest of it.
    cancel: !cancel_at_period_end && can('cancel'),
    resume: can('resume'),
    cancelNow: can('cancel_now'),
  };
}

/** The one that runs: there is one at a time. */
export function runningOf(subscriptions: readonly Subscription[]): Subscription | undefined {
  return subscriptions.find(({ ended_at }) => ended_at === null);
}
