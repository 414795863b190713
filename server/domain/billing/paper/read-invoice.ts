import type { Db } from '../../../database/database.ts';
import type { InvoiceRow } from '../rows.ts';
import type { Corrected } from './e-invoice.ts';

export type WholeInvoice = { readonly row: InvoiceRow; readonly corrected?: Corrected };

/** An invoice with what its paper says of the one it takes back. */
export async function readInvoice(db: Db, id: string): Promise<WholeInvoice | undefined> {
  const row = await db.selectFrom('invoice').where('id', '=', id).selectAll().executeTakeFirst();
  if (row === undefined || row.corrects_id === null) return row && { row };
  const taken = await db
    .selectFrom('invoice')
    .where('id', '=', row.corrects_id)
    .select(['number', 'issued_at'])
    .executeTakeFirst();
  return taken?.number ? { row, corrected: { number: taken.number, issuedAt: taken.issued_at } } : { row };
}
