import type { PaymentStep, Subscription } from '../../../contract/entities/subscription.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { Db } from '../../database/database.ts';
import { priceById } from '../../domain/billing/plans.ts';
import { pdfOf } from '../../domain/billing/present-invoice.ts';
import { findSubscription, type InvoiceRow, type SubscriptionRow } from '../../domain/billing/rows.ts';

export async function readSubscription(tx: Db, id: string): Promise<Subscription> {
  const row = await findSubscription(tx, id);
  if (row === undefined) throw new ApiError('not_found', 'no such subscription');
  const [presented] = await presentSubscriptions(tx, [row]);
  return presented as Subscription;
}

export async function presentSubscriptions(
  tx: Db,
  rows: readonly SubscriptionRow[],
): Promise<Subscription[]> {
  const invoices = await latestInvoices(tx, rows);
  return rows.map((row) => presentSubscription(row, invoices.get(row.latest_invoice_id ?? '')));
}

async function latestInvoices(tx: Db, rows: readonly SubscriptionRow[]): Promise<Map<string, InvoiceRow>> {
  const ids = rows.flatMap(({ latest_invoice_id: id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return new Map();
  const invoices = await tx.selectFrom('invoice').where('id', 'in', ids).selectAll().execute();
  return new Map(invoices.map((invoice) => [invoice.id, invoice]));
}

function presentSubscription(row: SubscriptionRow, invoice: InvoiceRow | undefined): Subscription {
  const instant = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id: row.id,
    customer: row.customer_id,
    status: row.status,
    items: [
      {
        id: row.item_id,
        price: priceById(row.price_id).price,
        quantity: row.quantity,
        current_period_start: row.current_period_start.toISOString(),
        current_period_end: row.current_period_end.toISOString(),
      },
    ],
    cancel_at_period_end: row.cancel_at_period_end,
    cancel_at: instant(row.cancel_at),
    canceled_at: instant(row.canceled_at),
    ended_at: instant(row.ended_at),
    trial_end: instant(row.trial_end),
    latest_invoice: invoice
      ? { id: invoice.id, status: invoice.status, hosted_url: invoice.hosted_url, pdf: pdfOf(invoice) }
      : null,
    default_payment_method: row.payment_method,
    collection_method: row.collection_method,
    metadata: { _companyId: row.company_id },
  };
}

/** The open step to pay the newest invoice. */
export async function paymentStepOf(tx: Db, subscriptionId: string): Promise<PaymentStep> {
  const row = await tx
    .selectFrom('subscription')
    .innerJoin('invoice', 'invoice.id', 'subscription.latest_invoice_id')
    .where('subscription.id', '=', subscriptionId)
    .where('invoice.status', '=', 'open')
    .selectAll('invoice')
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.provider === 'stripe') return row.hosted_url ? { kind: 'hosted', url: row.hosted_url } : null;
  return {
    kind: 'transfer',
    invoiceNumber: row.number ?? '',
    amount: row.total,
    currency: row.currency,
    iban: row.seller?.iban ?? '',
    accountHolder: row.seller?.name ?? '',
    reference: row.number ?? '',
    dueAt: (row.due_at ?? row.issued_at).toISOString(),
  };
}
