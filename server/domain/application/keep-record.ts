import type { ChangeContext } from '../../api/change-context.ts';
import { companyBucket } from '../../database/change-log/effects.ts';
import type { ApplicationRow } from './row.ts';

/**
 * Changes what the company keeps for itself, key by key. Only its own row is told to have changed: the applicant never
 * sees that there is a record.
 */
export async function keepRecord(
  { tx, effects, now }: ChangeContext,
  row: ApplicationRow,
  change: Partial<ApplicationRow['private']>,
): Promise<ApplicationRow> {
  const next = await tx
    .updateTable('application')
    .set((eb) => ({
      private: JSON.stringify({ ...row.private, ...change }),
      updated_at: now,
      ver: eb('ver', '+', 1),
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  effects.change(companyBucket(next.company_id), 'applicant', next);
  return next;
}
