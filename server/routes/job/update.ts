import type { ArgsOf } from '../../../contract/calls.ts';
import { canonicalJson } from '../../../contract/canonical-json.ts';
import type { CompanyJob, JobPatch } from '../../../contract/entities/job.ts';
import { MATERIAL } from '../../../contract/policy/job.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { recordJob } from '../../database/change-log/record.ts';
import { jobColumns } from '../../domain/job/columns.ts';
import type { JobRow } from '../../domain/job/row.ts';
import { changeNotices } from '../../domain/job/tell-applicants.ts';
import { readers } from '../../domain/job/touch-readers.ts';
import { assertAgeLaw, assertNotEditedByOthers, assertPayKnown } from './publishable.ts';
import { readJob } from './read-job.ts';
import { assertNoPayHistory, assertReaders } from './writable.ts';

/** Changes fields; a published job's change goes to the market at once, and open applicants are told of it. */
export async function updateJob(
  context: CallContext,
  { rev, patch }: ArgsOf<'job.update'>,
  job: JobRow,
): Promise<CompanyJob> {
  const { tx, effects, now } = context;
  await assertNotEditedByOthers(context, job, rev);
  assertNoPayHistory(patch.questions, 'patch.questions');
  await assertReaders(context, job.company_id, patch.visibleTo, 'patch.visibleTo');
  const before = pick(await readJob(context, job), patch);
  const row = await tx
    .updateTable('job')
    .set((eb) => ({
      ...jobColumns(patch),
      rev: eb('rev', '+', 1),
      ver: eb('ver', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.status === 'published') {
    assertPayKnown(row);
    assertAgeLaw(row);
  }
  await tx
    .insertInto('job_revision')
    .values({
      job_id: row.id,
      rev: row.rev,
      user_id: userOf(context).id,
      patch: JSON.stringify(patch),
      before: JSON.stringify(before),
      at: now,
    })
    .execute();
  recordJob(effects, row, job.status);
  if (isOther('visibleTo', before, patch)) await readers.begin(context, row.id);
  if (row.status === 'published' && isMaterial(before, patch)) await changeNotices.begin(context, row.id);
  return readJob(context, row);
}

function pick(job: CompanyJob, patch: JobPatch): JobPatch {
  const fields = (Object.keys(patch) as (keyof JobPatch)[]).filter((field) => patch[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, job[field]]));
}

function isMaterial(before: JobPatch, patch: JobPatch): boolean {
  return MATERIAL.some((field) => isOther(field, before, patch));
}

function isOther(field: keyof JobPatch, before: JobPatch, patch: JobPatch): boolean {
  return patch[field] !== undefined && canonicalJson(patch[field]) !== canonicalJson(before[field]);
}
