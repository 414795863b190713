import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** Calendar day in Germany, where invoices are written: `2026-03-02`. */
export function germanDay(instant: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' }).format(instant);
}

/**
 * The next number of the day's year: 1, 2, 3, … without a gap. The row of the year stays locked until the transaction
 * ends, so a number that was not used up is given again.
 */
export async function nextInvoiceNumber(
  tx: Db,
  now: Date,
): Promise<{ year: number; serial: number; number: string }> {
  const year = Number(germanDay(now).slice(0, 4));
  const { last } = await tx
    .insertInto('invoice_serial')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`invoice_serial.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return { year, serial: last, number: `R${year}-${String(last).padStart(6, '0')}` };
}
