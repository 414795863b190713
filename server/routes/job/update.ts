import type { ArgsOf } from '../../../contract/calls.ts';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { assertQuestions } from '../../domain/job/assert-questions.ts';
import { editJob } from '../../domain/job/edit-job.ts';
import { noteImported } from '../../domain/job/imported.ts';
import type { JobRow } from '../../domain/job/row.ts';
import { assertEndMayMove, assertNotEditedByOthers } from './publishable.ts';
import { readJob } from './read-job.ts';
import { assertReaders } from './writable.ts';

/** Changes fields; a published job's change goes to the market at once, and open applicants are told of it. */
export async function updateJob(
  context: CallContext,
  { rev, patch, note, imported }: ArgsOf<'job.update'>,
  job: JobRow,
): Promise<CompanyJob> {
  await assertNotEditedByOthers(context, job, rev);
  assertQuestions(patch.questions, 'patch.questions');
  const named = job.visible_to;
  await assertReaders(context, job.company_id, patch.visibleTo, { path: 'patch.visibleTo', named });
  if (patch.validThrough !== undefined) await assertEndMayMove(context, job, patch.validThrough);
  const before = await readJob(context, job);
  const row = await editJob(context, { job: before, patch, note, by: userOf(context).id });
  if (imported !== undefined) await noteImported(context.tx, row, imported);
  return readJob(context, row);
}
