import type { Customer } from '../../../../contract/entities/customer.ts';
import type { Subscription } from '../../../../contract/entities/subscription.ts';

/** `net`: cents, after the credit that is left. */
export type NextCharge = { at: string; net: number };

/** When and how much is billed next; null where nothing will be by itself. */
export function nextCharge(
  { status, items, cancel_at_period_end, trial_end }: Subscription,
  { credit }: Pick<Customer, 'credit'>,
): NextCharge | null {
  const [item] = items;
  // While something is overdue no next period is billed.
  if (!item || cancel_at_period_end || !['trialing', 'active'].includes(status)) return null;
  return {
    at: status === 'trialing' ? (trial_end ?? item.current_period_end) : item.current_period_end,
    net: Math.max(0, item.price.unit_amount * item.quantity - credit),
  };
}
