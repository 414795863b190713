import { canonicalJson } from '../../../contract/canonical-json.ts';
import type { CompanyJob, JobPatch } from '../../../contract/entities/job.ts';
import { LAW_EDITION } from '../../../contract/law/edition.ts';
import { isForMarket, MATERIAL, needsReviewAgain } from '../../../contract/policy/job.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordJob } from '../../database/change-log/record.ts';
import { assertMayAdvertise } from '../company/registration.ts';
import { changeJob } from './change-job.ts';
import { jobColumns } from './columns.ts';
import { assertAgeGround, assertFitForMarket } from './fit-for-market.ts';
import type { JobRow } from './row.ts';
import { changeNotices } from './tell-applicants.ts';
import { readers } from './touch-readers.ts';

type Edit = {
  /** The row before the edit. */
  job: CompanyJob;
  patch: JobPatch;
  /** What applicants are told about it; they are told of the change then, whatever it is of. */
  note?: string | undefined;
  /** Account that edits; null: an import. */
  by: string | null;
};

/**
 * Edits a locked job: adds a revision, updates the market at once where the job is published, and notifies applicants
 * of changes that matter to them. One that becomes open to an age that staff looks at leaves the market until they have
 * (`needsReviewAgain`). Throws what `assertFitForMarket` does where the job is published or waits for that.
 */
export async function editJob(context: ChangeContext, { job, patch, note, by }: Edit): Promise<JobRow> {
  const { tx, effects, now, settings } = context;
  const before = fieldsOf(job, patch);
  const edited = await tx
    .updateTable('job')
    .set((eb) => ({
      ...jobColumns(patch),
      ...(patch.validThrough !== undefined && {
        valid_through: new Date(patch.validThrough),
        closing_told_at: null,
      }),
      law_edition: LAW_EDITION,
      rev: eb('rev', '+', 1),
      ver: eb('ver', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', job._id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isForMarket(edited.status)) {
    await assertMayAdvertise(tx, edited);
    assertFitForMarket(edited, now);
  } else if (patch.minAge !== undefined) assertAgeGround(edited, 'patch.minAge');
  await tx
    .insertInto('job_revision')
    .values({
      job_id: edited.id,
      rev: edited.rev,
      user_id: by,
      patch: JSON.stringify(patch),
      before: JSON.stringify(before),
      note: note?.trim() || null,
      at: now,
    })
    .execute();
  recordJob(effects, edited, job.status);
  const online = edited.status === 'published';
  const again = online && settings.review && needsReviewAgain(job.minAge, edited.min_age);
  const row = again ? await backToStaff(context, edited, by) : edited;
  if (isOther('visibleTo', before, patch)) await readers.begin(context, row.id);
  const matters = note !== undefined || MATERIAL.some((field) => isOther(field, before, patch));
  if (online && matters) await changeNotices.begin(context, row.id);
  return row;
}

async function backToStaff(context: ChangeContext, job: JobRow, by: string | null): Promise<JobRow> {
  return changeJob(
    context,
    job,
    { status: 'in_review', unreviewed_since: null },
    {
      actor: by === null ? null : { uid: by },
      action: 'job.changed',
      before: { status: 'published' },
      after: { status: 'in_review' },
    },
  );
}

/** The author of a revision; without a name for an import. */
export function editorName({
  firstname,
  lastname,
}: {
  firstname: string | null;
  lastname: string | null;
}): string {
  return firstname === null ? 'Import' : `${firstname} ${lastname}`;
}

/** A draft has no last day yet. */
type Before = Partial<Pick<CompanyJob, keyof JobPatch>>;

function fieldsOf(job: CompanyJob, patch: JobPatch): Before {
  const fields = (Object.keys(patch) as (keyof JobPatch)[]).filter((field) => patch[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, job[field]]));
}

function isOther(field: keyof JobPatch, before: Before, patch: JobPatch): boolean {
  return patch[field] !== undefined && canonicalJson(patch[field]) !== canonicalJson(before[field]);
}
