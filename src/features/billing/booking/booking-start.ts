import type { Invoice } from '../../../../contract/entities/invoice.ts';
import type { Price } from '../../../../contract/entities/product.ts';
import { invoiceState } from '../invoices/invoice-state.ts';

/**
 * How a booking begins, as the server will decide it: with the trial of a company's first plan, with an invoice, or,
 * where an older invoice is overdue, only once the first one is paid.
 */
export type BookingStart = { kind: 'trial'; days: number } | { kind: 'now' } | { kind: 'pay-first' };

export function bookingStart(
  price: Price,
  { earlier, invoices, now }: { earlier: number; invoices: readonly Invoice[]; now: number },
): BookingStart {
  if (invoices.some((invoice) => invoiceState(invoice, now) === 'overdue')) return { kind: 'pay-first' };
  const days = price.recurring.trial_period_days;
  // Invoices outlive the customer they were written to.
  return earlier === 0 && invoices.length === 0 && days > 0 ? { kind: 'trial', days } : { kind: 'now' };
}
