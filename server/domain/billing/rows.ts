import type { Selectable } from 'kysely';
import { ApiError } from '../../../contract/errors.ts';
import type { Db } from '../../database/database.ts';
import type { CustomerTable, InvoiceTable, SubscriptionTable } from '../../database/schema/billing.ts';

export type CustomerRow = Selectable<CustomerTable>;
export type SubscriptionRow = Selectable<SubscriptionTable>;
export type InvoiceRow = Selectable<InvoiceTable>;

/** Locks a customer's row. Every change of money takes this lock first, so that two never interleave. */
export async function lockCustomer(tx: Db, id: string): Promise<CustomerRow> {
  const row = await tx
    .selectFrom('customer')
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such customer');
  return row;
}

export async function findSubscription(tx: Db, id: string): Promise<SubscriptionRow | undefined> {
  return tx.selectFrom('subscription').where('id', '=', id).selectAll().executeTakeFirst();
}

/** The ledger's invoices and credit notes of a subscription, oldest first. */
export async function paperOf(tx: Db, subscriptionId: string): Promise<InvoiceRow[]> {
  return tx
    .selectFrom('invoice')
    .where('subscription_id', '=', subscriptionId)
    .where('provider', '=', 'invoice')
    .selectAll()
    .orderBy('year')
    .orderBy('serial')
    .execute();
}

/** Those of them that no credit note has taken back. */
export function standing(paper: readonly InvoiceRow[]): InvoiceRow[] {
  const takenBack = new Set(paper.map(({ corrects_id }) => corrects_id));
  return paper.filter(({ id, kind }) => kind === 'invoice' && !takenBack.has(id));
}

/** The ledger's open invoices of a subscription whose due date has passed, oldest first. */
export async function overdueInvoices(tx: Db, subscriptionId: string, now: Date): Promise<InvoiceRow[]> {
  return tx
    .selectFrom('invoice')
    .where('subscription_id', '=', subscriptionId)
    .where('provider', '=', 'invoice')
    .where('kind', '=', 'invoice')
    .where('status', '=', 'open')
    .where('due_at', '<=', now)
    .selectAll()
    .orderBy('due_at')
    .orderBy('serial')
    .execute();
}
