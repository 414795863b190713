import {
  GIVEN_UP_AFTER_DAYS,
  INCOMPLETE_HOURS,
  nextSubscription,
  type SubscriptionEvent,
  UNPAID_AFTER_DAYS,
} from '../../../../contract/policy/subscription.ts';
import { daysAfter } from '../../../base/days.ts';
import type { SubscriptionRow } from '../rows.ts';

export type DueEvent = { event: SubscriptionEvent; at: Date };

type Facts = Pick<
  SubscriptionRow,
  'status' | 'cancel_at_period_end' | 'created_at' | 'current_period_end' | 'trial_end' | 'past_due_since'
>;

/**
 * The earliest due event of a subscription that was not applied yet. Events come in the order of their instants,
 * however late the clock runs. `overdueSince`: due date of the oldest overdue invoice.
 */
export function dueEvent(row: Facts, overdueSince: Date | null, now: Date): DueEvent | undefined {
  const state = { status: row.status, cancelAtPeriodEnd: row.cancel_at_period_end };
  return candidates(row, overdueSince)
    .filter(({ event, at }) => at <= now && nextSubscription(state, event) !== undefined)
    .sort((a, b) => a.at.getTime() - b.at.getTime())[0];
}

function candidates(row: Facts, overdueSince: Date | null): DueEvent[] {
  switch (row.status) {
    case 'incomplete':
      return [
        {
          event: 'first_invoice_expired',
          at: new Date(row.created_at.getTime() + INCOMPLETE_HOURS * 3_600_000),
        },
      ];
    case 'trialing':
      return row.trial_end ? [{ event: 'trial_over_billed', at: row.trial_end }] : [];
    case 'active':
      return [
        ...(overdueSince ? [{ event: 'invoice_overdue', at: overdueSince } as const] : []),
        { event: 'period_over', at: row.current_period_end },
      ];
    case 'past_due':
    case 'unpaid': {
      const since = row.past_due_since as Date;
      return [
        { event: 'dunning_over', at: daysAfter(since, UNPAID_AFTER_DAYS) },
        { event: 'given_up', at: daysAfter(since, GIVEN_UP_AFTER_DAYS) },
        // Only a subscription cancelled for the end of its period ends there; others wait for the payment.
        { event: 'period_over', at: row.current_period_end },
      ];
    }
    default:
      return [];
  }
}
