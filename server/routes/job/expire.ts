import type { ChangeContext } from '../../api/call-context.ts';
import { recordJob } from '../../change-log/record.ts';

/** Jobs locked in one transaction. */
const BATCH = 200;

/** Takes jobs off the market whose `validThrough` has passed. Gives whether there are more. */
export async function expireJobs({ tx, now, effects }: ChangeContext): Promise<boolean> {
  const due = await tx
    .selectFrom('job')
    .select('id')
    .where('status', '=', 'published')
    .where('valid_through', '<=', now)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return false;
  const rows = await tx
    .updateTable('job')
    .set((eb) => ({
      ver: eb('ver', '+', 1),
      status: 'unpublished',
      status_reason: 'expired',
      updated_at: now,
    }))
    .where(
      'id',
      'in',
      due.map((job) => job.id),
    )
    .returning(['id', 'ver', 'company_id', 'status', 'deleted_at'])
    .execute();
  for (const row of rows) recordJob(effects, row, 'published');
  return due.length === BATCH;
}
