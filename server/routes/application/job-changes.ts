import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { canonicalJson } from '../../../contract/canonical-json.ts';
import type { JobDraft } from '../../../contract/entities/job.ts';
import { ApiError } from '../../../contract/errors.ts';
import { MATERIAL } from '../../../contract/policy/job.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';

/** Whoever has applied, as long as the ad can be read at all. */
export async function mayReadChanges(
  context: CallContext,
  { applicationId }: ArgsOf<'application.job-changes'>,
): Promise<ApplicationRow> {
  const row = await context.tx
    .selectFrom('application')
    .where('id', '=', applicationId)
    .where('user_id', '=', userOf(context).id)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such application');
  return row;
}

type Facts = Partial<Record<keyof JobDraft, unknown>>;

/** The first `before` and the last `after` of each field; what was changed and changed back is no change. */
export async function jobChanges(
  { tx }: CallContext,
  _args: ArgsOf<'application.job-changes'>,
  application: ApplicationRow,
): Promise<AnswerOf<'application.job-changes'>> {
  const revisions = await tx
    .selectFrom('job_revision')
    .innerJoin('job', 'job.id', 'job_revision.job_id')
    .where('job_id', '=', application.job_id)
    .where('job.deleted_at', 'is', null)
    .where('job_revision.rev', '>', application.job_rev)
    .select([
      'job_revision.rev',
      'job_revision.patch',
      'job_revision.before',
      'job_revision.note',
      'job_revision.at',
    ])
    .orderBy('job_revision.rev')
    .execute();
  const before: Facts = {};
  const after: Facts = {};
  for (const revision of revisions) {
    const [old, patch]: Facts[] = [revision.before, revision.patch];
    for (const field of MATERIAL) {
      if (patch?.[field] === undefined) continue;
      if (!(field in before)) before[field] = old?.[field] ?? null;
      after[field] = patch[field];
    }
  }
  for (const field of MATERIAL)
    if (field in after && canonicalJson(before[field]) === canonicalJson(after[field])) {
      delete before[field];
      delete after[field];
    }
  const notes = revisions.flatMap(({ note, at }) =>
    note === null ? [] : [{ at: at.toISOString(), text: note }],
  );
  return {
    rev: revisions.at(-1)?.rev ?? application.job_rev,
    before,
    after,
    ...(notes.length > 0 && { notes }),
  };
}
