import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { recordJob } from '../../database/change-log/record.ts';
import { assertQuestions } from '../../domain/job/assert-questions.ts';
import { changeJob } from '../../domain/job/change-job.ts';
import { assertAgeGround } from '../../domain/job/fit-for-market.ts';
import { noteImported } from '../../domain/job/imported.ts';
import { insertDraft, newColumns } from '../../domain/job/insert-draft.ts';
import { NOTHING_PLANNED } from '../../domain/job/nothing-planned.ts';
import type { JobRow } from '../../domain/job/row.ts';
import { assertNothingOpen } from './open-applications.ts';
import { readJob } from './read-job.ts';
import { assertReaders } from './writable.ts';

/**
 * Makes a draft. The same `_id` again gives the job as it is now; a row of a file whose draft was deleted before anybody
 * saw it is a draft again.
 */
export async function createJob(
  context: CallContext,
  { _id, job, imported }: ArgsOf<'job.create'>,
  companyId: string,
): Promise<CompanyJob> {
  const { tx, effects, now } = context;
  const existing = await tx.selectFrom('job').where('id', '=', _id).selectAll().executeTakeFirst();
  const own = existing?.company_id === companyId;
  if (existing && own && existing.deleted_at === null) return readJob(context, existing);
  const unseen = own && existing.published_at === null && imported !== undefined;
  if (existing && !unseen) throw new ApiError('state_conflict', 'this _id is taken; make a new one');
  assertQuestions(job.questions);
  assertAgeGround({ min_age: job.minAge, min_age_ground: job.minAgeGround }, 'job.minAge');
  await assertReaders(context, companyId, job.visibleTo, { path: 'job.visibleTo' });
  const by = userOf(context).id;
  const row = existing
    ? await tx
        .updateTable('job')
        .set((eb) => ({ ...newColumns(job, by, now), rev: eb('rev', '+', 1), ver: eb('ver', '+', 1) }))
        .where('id', '=', _id)
        .returningAll()
        .executeTakeFirstOrThrow()
    : await insertDraft(context, { id: _id, companyId, draft: job, by });
  if (imported !== undefined) await noteImported(tx, row, imported);
  if (existing) recordJob(effects, row);
  return readJob(context, row);
}

/** Hides it for good. Blocked while somebody still waits for an answer. */
export async function deleteJob(
  context: CallContext,
  _args: ArgsOf<'job.delete'>,
  job: JobRow,
): Promise<AnswerOf<'job.delete'>> {
  const { tx, now } = context;
  if (job.deleted_at !== null) return { _id: job.id, ver: job.ver };
  await assertNothingOpen(tx, job.id);
  const row = await changeJob(
    context,
    job,
    { deleted_at: now, ...NOTHING_PLANNED },
    {
      actor: { uid: userOf(context).id },
      action: 'job.deleted',
      before: { status: job.status, title: job.title },
    },
  );
  return { _id: row.id, ver: row.ver };
}
