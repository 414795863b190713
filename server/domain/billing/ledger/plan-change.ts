import type { PlanChange } from '../../../ports/billing/billing.ts';
import type { SubscriptionRow } from '../rows.ts';
import { type Change, type Period, prorate } from './proration.ts';

export function periodOf(row: SubscriptionRow): Period {
  return { start: row.current_period_start, end: row.current_period_end, anchor: row.billing_anchor };
}

/**
 * The invoice lines of a plan change and the period after it. A trial has nothing to bill, and a period that is over
 * waits for its overdue invoice: both switch with their next period.
 */
export function planChange(row: SubscriptionRow, to: PlanChange, now: Date): Change {
  const period = periodOf(row);
  if (row.status === 'trialing' || period.end <= now) return { lines: [], period };
  return prorate(period, { priceId: row.price_id, quantity: row.quantity }, to, now);
}
