import type { UpdateObject } from 'kysely';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordJob } from '../../database/change-log/record.ts';
import type { Tables } from '../../database/schema.ts';
import { timeAccepted } from '../application/job-end.ts';
import { appendLog, type NewLogEntry } from '../log/append.ts';
import type { JobRow } from './row.ts';

/** Changes a locked job and records it in the change log and the company's log. Returns the new row. */
export async function changeJob(
  context: ChangeContext,
  job: Pick<JobRow, 'id' | 'status'>,
  set: UpdateObject<Tables, 'job'>,
  entry: Omit<NewLogEntry, 'companyId' | 'ref'>,
): Promise<JobRow> {
  const row = await context.tx
    .updateTable('job')
    .set((eb) => ({ ...set, ver: eb('ver', '+', 1), updated_at: context.now }))
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  recordJob(context.effects, row, job.status);
  const ends = job.status === 'published' && row.status !== 'published';
  const begins = job.status !== 'published' && row.status === 'published';
  if (ends || begins) await timeAccepted(context, row, ends);
  await appendLog(context, { ...entry, companyId: row.company_id, ref: { type: 'job', id: row.id } });
  return row;
}
