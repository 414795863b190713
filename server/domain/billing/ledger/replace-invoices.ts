import type { BillingContext } from '../../../api/change-context.ts';
import { type InvoiceRow, lockCustomer } from '../rows.ts';
import { writeCreditNote } from './credit-note.ts';
import { issueInvoice, type ToBill } from './issue-invoice.ts';

/**
 * Issues one invoice in place of open ones. It keeps the due date of the oldest one, as far as that is not over: changes
 * of plan must not put off a payment. The customer's row must be locked.
 */
export async function replaceInvoices(
  context: BillingContext,
  replaced: readonly [InvoiceRow, ...InvoiceRow[]],
  bill: Omit<ToBill, 'customer' | 'dueAt'>,
): Promise<InvoiceRow | undefined> {
  for (const invoice of replaced) await writeCreditNote(context, invoice);
  const due = Math.min(...replaced.map(({ due_at }) => (due_at as Date).getTime()));
  // Read again: what was taken back may have used credit.
  const customer = await lockCustomer(context.tx, replaced[0].customer_id as string);
  return issueInvoice(context, { ...bill, customer, dueAt: new Date(Math.max(due, context.now.getTime())) });
}
