import { ApiError } from '../../../../contract/errors.ts';
import type { BillingContext } from '../../../api/change-context.ts';
import { appendLog } from '../../log/append.ts';
import {
  findSubscription,
  type InvoiceRow,
  lockCustomer,
  overdueInvoices,
  paperOf,
  standing,
} from '../rows.ts';
import { applyEvent } from './apply-event.ts';
import { writeCreditNote } from './credit-note.ts';

/**
 * Books a transfer over the whole sum of an invoice. A subscription that waited for it resumes. Throws `not_found`, or
 * `state_conflict` for an invoice that has nothing to pay.
 */
export async function bookPayment(
  context: BillingContext,
  { invoiceNumber }: { invoiceNumber: string },
): Promise<InvoiceRow> {
  const { tx, now } = context;
  const invoice = await lockInvoice(context, invoiceNumber);
  if (invoice.kind !== 'invoice' || !PAYABLE.includes(invoice.status)) {
    const open = await openInstead(context, invoice);
    const instead = open.length === 0 ? '' : `; open now: ${open.join(', ')}`;
    throw new ApiError(
      'state_conflict',
      `${invoiceNumber} is ${invoice.status}; there is nothing to pay${instead}`,
      {
        detail: { status: invoice.status },
      },
    );
  }
  const paid = await tx
    .updateTable('invoice')
    .set({ status: 'paid', paid_at: now })
    .where('id', '=', invoice.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await goOn(context, paid, 'first_invoice_paid');
  return paid;
}

const PAYABLE: readonly InvoiceRow['status'][] = ['open', 'uncollectible'];

/** The numbers of what a customer can pay: a bill that was replaced is paid under its old number as well. */
async function openInstead({ tx }: BillingContext, { customer_id }: InvoiceRow): Promise<string[]> {
  const rows = await tx
    .selectFrom('invoice')
    .where('customer_id', '=', customer_id)
    .where('kind', '=', 'invoice')
    .where('status', 'in', PAYABLE)
    .select('number')
    .orderBy('number')
    .execute();
  return rows.flatMap(({ number }) => number ?? []);
}

/** Resumes a subscription that waited for this invoice. `first`: the event for one that has not begun yet. */
export async function goOn(
  context: BillingContext,
  paid: InvoiceRow,
  first?: 'first_invoice_paid',
): Promise<void> {
  const { tx, now, ports } = context;
  const { seller } = ports.billing;
  if (paid.subscription_id === null || paid.customer_id === null) return;
  const subscription = await findSubscription(tx, paid.subscription_id);
  if (subscription === undefined) return;
  const customer = await lockCustomer(tx, paid.customer_id);
  const kept = { subscription, customer, seller: seller ?? (paid.seller as NonNullable<typeof paid.seller>) };
  if (first && subscription.status === 'incomplete' && subscription.latest_invoice_id === paid.id)
    await applyEvent(context, kept, { event: first, at: now });
  if (subscription.status !== 'past_due' && subscription.status !== 'unpaid') return;
  if ((await overdueInvoices(tx, subscription.id, now)).length > 0) return;
  await applyEvent(context, kept, { event: 'settled', at: now });
}

/**
 * Cancels an invoice by a credit note, once. The subscription stays: ending it is a separate call. Throws `not_found`,
 * or `state_conflict` for a credit note, for an invoice that was cancelled before, and while another one has turned a
 * part of it into credit: its money must not come back twice.
 */
export async function refundInvoice(
  context: BillingContext,
  { invoiceNumber }: { invoiceNumber: string },
): Promise<InvoiceRow> {
  const invoice = await lockInvoice(context, invoiceNumber);
  const before = await context.tx
    .selectFrom('invoice')
    .where('corrects_id', '=', invoice.id)
    .select('number')
    .executeTakeFirst();
  if (invoice.kind !== 'invoice' || before !== undefined)
    throw new ApiError('state_conflict', `${invoiceNumber} cannot be taken back (again)`, {
      detail: { creditNote: before?.number ?? null },
    });
  const credited = await creditedBy(context, invoice);
  if (credited !== undefined)
    throw new ApiError(
      'state_conflict',
      `${credited.number} has turned a part of ${invoiceNumber} into credit; take ${credited.number} back first`,
      { detail: { creditedBy: credited.number } },
    );
  const note = await writeCreditNote(context, invoice);
  if (invoice.company_id !== null)
    await appendLog(context, {
      companyId: invoice.company_id,
      actor: context.by ?? null,
      action: 'invoice.refunded',
      ref: { type: 'invoice', id: invoice.id },
      after: { number: invoice.number, creditNote: note.number, total: note.total },
    });
  await goOn(context, invoice);
  return note;
}

/** The invoice that has turned time of this one into credit, be it by way of others. */
async function creditedBy({ tx }: BillingContext, invoice: InvoiceRow): Promise<InvoiceRow | undefined> {
  if (invoice.subscription_id === null) return undefined;
  const stand = standing(await paperOf(tx, invoice.subscription_id));
  const ends = new Set(invoice.lines.map(({ periodEnd }) => periodEnd));
  for (const later of stand.slice(stand.findIndex(({ id }) => id === invoice.id) + 1)) {
    const { lines } = later;
    if (!lines.some(({ kind, periodEnd }) => kind === 'unused' && ends.has(periodEnd))) continue;
    if (lines.some(({ kind }) => kind === 'kept')) return later;
    for (const { periodEnd } of lines) ends.add(periodEnd);
  }
  return undefined;
}

/** The ledger's invoice of this number; its customer's row is locked first, as everywhere. */
async function lockInvoice({ tx }: BillingContext, number: string): Promise<InvoiceRow> {
  const find = () =>
    tx.selectFrom('invoice').where('number', '=', number).where('provider', '=', 'invoice').selectAll();
  const seen = await find().executeTakeFirst();
  if (seen === undefined) throw new ApiError('not_found', `there is no invoice ${number}`);
  if (seen.customer_id !== null) await lockCustomer(tx, seen.customer_id);
  return find().forNoKeyUpdate().executeTakeFirstOrThrow();
}
