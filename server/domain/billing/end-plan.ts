import { ApiError } from '../../../contract/errors.ts';
import { nextSubscription, type SubscriptionEvent } from '../../../contract/policy/subscription.ts';
import type { BillingContext } from '../../api/change-context.ts';
import { type CustomerRow, findSubscription, lockCustomer, type SubscriptionRow } from './rows.ts';

/** A subscription with the customer it belongs to. */
export type Subject = { subscription: SubscriptionRow; customer: CustomerRow };

/** Reads it again behind its customer's lock: the clock, a payment or a colleague may have changed it. */
export async function lockSubscription(
  { tx, ports }: BillingContext,
  { id, customer_id, provider }: SubscriptionRow,
): Promise<Subject> {
  if (provider !== ports.billing.kind)
    throw new ApiError(
      'state_conflict',
      'this subscription was booked with an earlier billing provider and ends with its period',
    );
  const customer = await lockCustomer(tx, customer_id);
  return { subscription: (await findSubscription(tx, id)) as SubscriptionRow, customer };
}

/** Ends it with the running period, or does not any more. Again it stays so. */
export async function setCancelAtPeriodEnd(
  context: BillingContext,
  subscription: SubscriptionRow,
  cancel: boolean,
  reason?: string,
): Promise<void> {
  if (subscription.cancel_at_period_end === cancel && subscription.ended_at === null) return;
  assertMay(subscription, cancel ? 'cancel' : 'resume');
  await context.ports.billing.setCancelAtPeriodEnd(context, subscription, cancel, reason);
}

/** Ends it now, for good. */
export async function cancelNow(context: BillingContext, subscription: SubscriptionRow): Promise<void> {
  if (subscription.status === 'canceled') return;
  assertMay(subscription, 'cancel_now');
  await context.ports.billing.cancelNow(context, subscription);
}

/** Throws `state_conflict` unless the state machine leads on from here. */
export function assertMay(row: SubscriptionRow, event: SubscriptionEvent): void {
  const state = { status: row.status, cancelAtPeriodEnd: row.cancel_at_period_end };
  if (nextSubscription(state, event) === undefined)
    throw new ApiError('state_conflict', `the subscription is ${row.status}; that cannot be done any more`, {
      detail: { status: row.status, cancel_at_period_end: row.cancel_at_period_end },
    });
}
