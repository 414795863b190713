import type { InvoiceLine } from '../../../../contract/entities/invoice.ts';
import { ApiError } from '../../../../contract/errors.ts';
import type { BillingContext } from '../../../api/change-context.ts';
import type { InvoiceRow } from '../rows.ts';
import { mailInvoice } from './invoice-mail.ts';
import { nextInvoiceNumber } from './invoice-number.ts';
import { netOf } from './proration.ts';

/**
 * Cancels an invoice by a credit note over the same sums with its own number: an issued invoice never changes. An open
 * invoice becomes void; a paid one stays paid, and staff sends the money back. Credit that it has used is there again, and
 * credit that came from it is gone: throws `state_conflict` where that has been used. The customer's row must be locked.
 */
export async function writeCreditNote(context: BillingContext, invoice: InvoiceRow): Promise<InvoiceRow> {
  const { tx, now, chance } = context;
  const lines: InvoiceLine[] = invoice.lines.map((line) => ({ ...line, amount: minus(line.amount) }));
  const row = await tx
    .insertInto('invoice')
    .values({
      ...(await nextInvoiceNumber(context)),
      id: chance.newId(),
      company_id: invoice.company_id,
      customer_id: invoice.customer_id,
      subscription_id: invoice.subscription_id,
      provider: 'invoice',
      kind: 'credit_note',
      corrects_id: invoice.id,
      status: 'paid',
      paid_at: now,
      currency: 'eur',
      lang: invoice.lang,
      issued_at: now,
      due_at: now,
      period_start: invoice.period_start,
      period_end: invoice.period_end,
      lines: JSON.stringify(lines),
      net: minus(invoice.net),
      vat_rate: invoice.vat_rate,
      vat: minus(invoice.vat),
      total: minus(invoice.total),
      reverse_charge: invoice.reverse_charge,
      vat_case: invoice.vat_case,
      seller: JSON.stringify(invoice.seller),
      buyer: JSON.stringify(invoice.buyer),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await giveCreditBack(context, invoice);
  if (invoice.status !== 'paid')
    await tx.updateTable('invoice').set({ status: 'void' }).where('id', '=', invoice.id).execute();
  await mailInvoice(context, 'invoice-correction', row);
  return row;
}

/** Net credit that an invoice has used; negative for credit that came from it. */
export function creditUsed({ lines }: Pick<InvoiceRow, 'lines'>): number {
  return 0 - netOf(lines.filter(({ kind }) => kind === 'credit' || kind === 'kept'));
}

async function giveCreditBack({ tx, now }: BillingContext, invoice: InvoiceRow): Promise<void> {
  const used = creditUsed(invoice);
  if (used === 0 || invoice.customer_id === null) return;
  const customer = await tx
    .updateTable('customer')
    .set((eb) => ({ credit_net: eb('credit_net', '+', used), updated_at: now }))
    .where('id', '=', invoice.customer_id)
    .where('credit_net', '>=', -used)
    .returning('id')
    .executeTakeFirst();
  if (customer === undefined)
    throw new ApiError(
      'state_conflict',
      `credit that came from ${invoice.number} has been used; take back the invoices that used it first`,
    );
}

const minus = (amount: number) => (amount === 0 ? 0 : -amount);
