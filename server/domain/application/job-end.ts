import { sql } from 'kysely';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordApplication } from '../../database/change-log/record.ts';
import { eraseAfter } from './rejection.ts';

type Job = { readonly id: string; readonly company_id: string };

/** The time of accepted applications runs from the end of their job; back on the market, it stands still. The job is locked. */
export async function timeAccepted(context: ChangeContext, job: Job, ended: boolean): Promise<void> {
  const { tx, now, effects } = context;
  const erase_at = ended ? await eraseAfter(context, job.company_id) : null;
  await tx
    .selectFrom('application')
    .where('job_id', '=', job.id)
    .where('status', '=', 'accepted')
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const rows = await tx
    .updateTable('application')
    .set((eb) => ({ erase_at, updated_at: now, ver: eb('ver', '+', 1) }))
    .where('job_id', '=', job.id)
    .where('status', '=', 'accepted')
    .where('erased_at', 'is', null)
    .where(sql<boolean>`erase_at is distinct from ${erase_at}::timestamptz`)
    .returningAll()
    .execute();
  for (const row of rows) recordApplication(effects, row);
}
