import { dayOf, endOfDay } from '../../../contract/calendar-day.ts';
import type { Db } from '../../database/database.ts';

/** What one buyer was billed in a quarter. `cents`: net, corrections taken off. */
export type EuSale = { readonly vatId: string; readonly cents: number };

/** Invoices whose buyer's number is not known, and which the statement therefore lacks. */
export type EuSales = { readonly sales: readonly EuSale[]; readonly unknown: readonly string[] };

/**
 * What § 18a (7) no. 3 UStG asks about a quarter: the sum for each VAT id that was billed without VAT because its owner
 * owes it. An invoice and its correction each count on the day in Germany on which they were written. Of the ledger of
 * our own: the payment service keeps its invoices itself.
 */
export async function euSalesOf(tx: Db, year: number, quarter: number): Promise<EuSales> {
  const last = new Date(Date.UTC(year, quarter * 3, 0)).toISOString().slice(0, 10);
  const before = new Date(Date.UTC(year, quarter * 3 - 3, 0)).toISOString().slice(0, 10);
  const rows = await tx
    .selectFrom('invoice')
    .where('provider', '=', 'invoice')
    .where((eb) =>
      eb.or([
        eb('vat_case', '=', 'reverse_charge'),
        // Of an older version, which knew no other case.
        eb.and([eb('vat_case', 'is', null), eb('reverse_charge', '=', true)]),
      ]),
    )
    .where('issued_at', '>=', endOfDay(before))
    .where('issued_at', '<=', endOfDay(last))
    .select(['number', 'net', 'buyer', 'issued_at'])
    .orderBy('issued_at')
    .execute();
  const ofQuarter = rows.filter(({ issued_at }) => dayOf(issued_at.toISOString()) > before);
  const known = Map.groupBy(ofQuarter, ({ buyer }) => buyer?.vatId ?? '');
  const unknown = (known.get('') ?? []).map(({ number }) => number ?? '');
  known.delete('');
  const sales = [...known]
    .map(([vatId, own]) => ({ vatId, cents: own.reduce((sum, { net }) => sum + net, 0) }))
    .filter(({ cents }) => cents !== 0)
    .sort((a, b) => (a.vatId < b.vatId ? -1 : 1));
  return { sales, unknown };
}
