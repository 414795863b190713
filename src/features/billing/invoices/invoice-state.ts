import type { Invoice } from '../../../../contract/entities/invoice.ts';

export type InvoiceState = 'draft' | 'to-pay' | 'overdue' | 'paid' | 'taken-back' | 'void' | 'credit-note';

/** Where an invoice stands. @param now milliseconds since the epoch */
export function invoiceState(
  { kind, status, dueDate, corrected }: Pick<Invoice, 'kind' | 'status' | 'dueDate' | 'corrected'>,
  now: number,
): InvoiceState {
  if (kind === 'credit_note') return 'credit-note';
  if (corrected) return 'taken-back';
  switch (status) {
    case 'open':
      return dueDate !== null && Date.parse(dueDate) <= now ? 'overdue' : 'to-pay';
    case 'uncollectible':
      return 'overdue';
    default:
      return status;
  }
}

/** What still has to be paid, the oldest first. */
export function unpaidOf(invoices: readonly Invoice[], now: number): Invoice[] {
  const unpaid = invoices.filter((invoice) => ['to-pay', 'overdue'].includes(invoiceState(invoice, now)));
  return unpaid.toSorted((a, b) => a.date.localeCompare(b.date));
}
