import { stepSubscription, subscriptionRound } from '../../billing/ledger/subscription-clock.ts';
import type { WorkKinds } from '../../work/work.ts';
import { once, recurring } from '../../work/work.ts';

const MINUTE_MS = 60_000;

/** What time does to the subscriptions our own ledger keeps; those of a payment provider change by its events. */
export const subscriptionWork: WorkKinds = {
  'subscription.clock': recurring(MINUTE_MS, subscriptionRound),
  'subscription.step': once(stepSubscription),
};
