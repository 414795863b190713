import { Effects } from '../change-log/effects.ts';
import { recordJob } from '../change-log/record.ts';
import { writeLog } from '../change-log/write-log.ts';
import type { Db } from '../database/database.ts';

/** Jobs locked in one transaction. */
const BATCH = 200;

/** Takes jobs off the market whose `validThrough` has passed. Gives the buckets that moved. */
export async function expireJobs(db: Db, now: Date): Promise<string[]> {
  const moved = new Set<string>();
  for (;;) {
    const { count, buckets } = await db.transaction().execute((tx) => expireSome(tx, now));
    for (const bucket of buckets) moved.add(bucket);
    if (count < BATCH) return [...moved];
  }
}

async function expireSome(tx: Db, now: Date): Promise<{ count: number; buckets: string[] }> {
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
  if (due.length === 0) return { count: 0, buckets: [] };
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
  const effects = new Effects();
  for (const row of rows) recordJob(effects, row, 'published');
  await writeLog(tx, effects, now);
  return { count: due.length, buckets: effects.buckets };
}
