import { sql } from 'kysely';
import { DAY_MS, dayOf, endOfDay } from '../../../contract/calendar-day.ts';
import { inForce } from '../../../contract/law/in-force.ts';
import { INVOICE_YEARS } from '../../../contract/law/invoice-terms.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { deleteStep } from '../../work/steps.ts';
import { recurring, type WorkKinds } from '../../work/work.ts';

/** Invoices written before this instant have been kept for as long as the law wants. */
export function keptUntil(now: Date): Date {
  const today = dayOf(now);
  const lastYear = Number(today.slice(0, 4)) - inForce(INVOICE_YEARS, today) - 1;
  return new Date(endOfDay(`${lastYear}-12-31`).getTime() + 1);
}

/** Erases invoices whose time is over; a credit note and what it takes back go when the later one's is. */
export const invoiceRetention: WorkKinds = {
  'invoices.purge': recurring(
    DAY_MS,
    async ({ tx, now }: ChangeContext) => {
      const before = keptUntil(now);
      // The database lets go of an invoice only where this is said (0070-vat-ids.sql).
      await sql`select set_config('zusage.invoices_before', ${before.toISOString()}, true)`.execute(tx);
      const notes = await deleteStep(tx, 'invoice', sql`issued_at < ${before} and kind = 'credit_note'`);
      if (notes) return true;
      return deleteStep(
        tx,
        'invoice',
        sql`issued_at < ${before} and not exists (select from invoice as note where note.corrects_id = invoice.id)`,
      );
    },
    { lane: 'bulk' },
  ),
};
