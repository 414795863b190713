import { eachRow } from '../../work/each-row.ts';
import type { WorkKinds } from '../../work/work.ts';
import { reminders, writeOffs } from './ledger/dunning.ts';
import { dueSubscriptions, stepSubscription } from './ledger/subscription-clock.ts';
import { invoiceRetention } from './purge-invoices.ts';

const MINUTE_MS = 60_000;

/** What time does to the subscriptions our own ledger keeps; those of a payment provider change by its events. */
export const subscriptionWork: WorkKinds = {
  ...invoiceRetention,
  ...eachRow('subscription.clock', MINUTE_MS, { find: dueSubscriptions, act: stepSubscription }),
  ...eachRow('invoices.remind', MINUTE_MS, reminders),
  ...eachRow('invoices.write-off', MINUTE_MS, writeOffs),
};
