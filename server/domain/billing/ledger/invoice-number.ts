import { sql } from 'kysely';
import { dayOf } from '../../../../contract/calendar-day.ts';
import type { BillingContext } from '../../../api/change-context.ts';
import { noteInvoice } from '../../backup/restore-log.ts';

/**
 * The next number of the day's year: 1, 2, 3, … without a gap. The year's row stays locked until the transaction ends,
 * so a rolled-back number is assigned again. A restored database continues after the last number in the restore log.
 */
export async function nextInvoiceNumber({
  tx,
  now,
  ports,
}: BillingContext): Promise<{ year: number; serial: number; number: string }> {
  const year = Number(dayOf(now).slice(0, 4));
  const { last } = await tx
    .insertInto('invoice_serial')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`invoice_serial.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  await noteInvoice(ports.files, year, last);
  return { year, serial: last, number: `R${year}-${String(last).padStart(6, '0')}` };
}
