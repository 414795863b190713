import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { recordJob } from '../../change-log/record.ts';
import { draftColumns, jobColumns } from './columns.ts';
import type { JobRow } from './policy.ts';
import { loadCompanyJobs } from './presenter.ts';
import { assertNotEditedByOthers, assertPayKnown } from './publishable.ts';

/** Makes a draft. The same `_id` again gives the job as it is now. */
export async function createJob(
  context: CallContext,
  { _id, job }: ArgsOf<'job.create'>,
  companyId: string,
): Promise<CompanyJob> {
  const { tx, effects, now } = context;
  const existing = await tx.selectFrom('job').where('id', '=', _id).selectAll().executeTakeFirst();
  if (existing !== undefined) {
    if (existing.company_id === companyId && existing.deleted_at === null) return readJob(context, existing);
    throw new ApiError('state_conflict', 'this _id is taken; make a new one');
  }
  const row = await tx
    .insertInto('job')
    .values({
      ...draftColumns(job),
      id: _id,
      company_id: companyId,
      created_by: userOf(context).id,
      status: 'draft',
      status_reason: null,
      published_at: null,
      valid_through: null,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  recordJob(effects, row);
  return readJob(context, row);
}

/** Changes fields; a published job's change goes to the market at once. */
export async function updateJob(
  context: CallContext,
  { rev, patch }: ArgsOf<'job.update'>,
  job: JobRow,
): Promise<CompanyJob> {
  const { tx, effects, now } = context;
  await assertNotEditedByOthers(context, job, rev);
  const row = await tx
    .updateTable('job')
    .set((eb) => ({ ...jobColumns(patch), ver: eb('ver', '+', 1), updated_at: now }))
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.status === 'published') assertPayKnown(row);
  await tx
    .insertInto('job_revision')
    .values({
      job_id: row.id,
      rev: row.ver,
      user_id: userOf(context).id,
      patch: JSON.stringify(patch),
      at: now,
    })
    .execute();
  recordJob(effects, row, job.status);
  return readJob(context, row);
}

/** Hides it for good. Blocked while somebody still waits for an answer. */
export async function deleteJob(
  context: CallContext,
  _args: ArgsOf<'job.delete'>,
  job: JobRow,
): Promise<AnswerOf<'job.delete'>> {
  const { tx, effects, now } = context;
  if (job.deleted_at !== null) return { _id: job.id, ver: job.ver };
  const open = await tx
    .selectFrom('application')
    .select('id')
    .where('job_id', '=', job.id)
    .where('status', 'in', ['submitted', 'viewed'])
    .execute();
  if (open.length > 0)
    throw new ApiError('outcomes_missing', 'somebody still waits for an answer', {
      detail: { _applicationIds: open.map((application) => application.id) },
    });
  const row = await tx
    .updateTable('job')
    .set((eb) => ({ deleted_at: now, updated_at: now, ver: eb('ver', '+', 1) }))
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  recordJob(effects, row, job.status);
  return { _id: row.id, ver: row.ver };
}

export async function readJob(
  context: CallContext,
  row: Pick<JobRow, 'id' | 'company_id'>,
): Promise<CompanyJob> {
  const job = (await loadCompanyJobs(context.tx, [row.id], row.company_id)).get(row.id);
  if (job === undefined) throw new ApiError('not_found', 'no such job');
  return job;
}
