import type { Subscription } from '../../../../contract/entities/subscription.ts';
import { nextSubscription, type SubscriptionEvent } from '../../../../contract/policy/subscription.ts';

/** What an owner can do about a subscription; the server decides again. `now`: milliseconds since the epoch. */
export type SubscriptionActs = { change: boolean; cancel: boolean; resume: boolean; cancelNow: boolean };

export function actsOf(
  {
    status,
    cancel_at_period_end,
    items: [item],
  }: Pick<Subscription, 'status' | 'cancel_at_period_end' | 'items'>,
  now: number,
): SubscriptionActs {
  const state = { status, cancelAtPeriodEnd: cancel_at_period_end };
  const can = (event: SubscriptionEvent) => nextSubscription(state, event) !== undefined;
  return {
    change: can('change'),
    // Cancelled for the period's end already, or left with an unpaid bill after it: only the plan itself can be ended.
    cancel: !cancel_at_period_end && can('cancel') && (!item || Date.parse(item.current_period_end) > now),
    resume: can('resume'),
    cancelNow: can('cancel_now'),
  };
}

/** The one that runs: there is one at a time. */
export function runningOf(subscriptions: readonly Subscription[]): Subscription | undefined {
  return subscriptions.find(({ ended_at }) => ended_at === null);
}
