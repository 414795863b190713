import type { BillingContext } from '../../../api/change-context.ts';
import { type InvoiceRow, lockCustomer } from '../rows.ts';
import { writeCreditNote } from './credit-note.ts';
import { issueInvoice, type ToBill } from './issue-invoice.ts';

/**
 * Issues an invoice, in place of open ones if there are any. It then keeps the due date of the oldest one, as far as that
 * is not over: changes of plan must not put off a payment. The customer's row must be locked.
 */
export async function replaceInvoices(
  context: BillingContext,
  replaced: readonly InvoiceRow[],
  bill: Omit<ToBill, 'dueAt'>,
): Promise<InvoiceRow | undefined> {
  if (replaced.length === 0) return issueInvoice(context, bill);
  for (const invoice of replaced) await writeCreditNote(context, invoice);
  const due = Math.min(...replaced.map(({ due_at }) => (due_at as Date).getTime()));
  // Read again: what was taken back may have used credit.
  const customer = await lockCustomer(context.tx, bill.customer.id);
  return issueInvoice(context, { ...bill, customer, dueAt: new Date(Math.max(due, context.now.getTime())) });
}
