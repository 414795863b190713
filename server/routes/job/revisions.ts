import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { CallContext } from '../../api/call-context.ts';
import { openPage } from '../../api/page.ts';
import { editorName } from '../../domain/job/edit-job.ts';
import type { JobRow } from '../../domain/job/row.ts';

/** editjob.1: who changed what, newest first. */
export async function jobRevisions(
  { tx }: CallContext,
  args: ArgsOf<'job.revisions'>,
  job: JobRow,
): Promise<AnswerOf<'job.revisions'>> {
  const page = openPage(args, ['number']);
  const rows = await tx
    .selectFrom('job_revision')
    .leftJoin('user', 'user.id', 'job_revision.user_id')
    .where('job_id', '=', job.id)
    .where(page.behind(['rev']))
    .selectAll('job_revision')
    .select(['user.firstname', 'user.lastname'])
    .orderBy('rev', 'desc')
    .limit(page.fetch)
    .execute();
  const { shown, next } = page.close(rows, ({ rev }) => [rev]);
  return {
    items: shown.map(({ rev, at, user_id, patch, before, note, ...editor }) => ({
      rev,
      at: at.toISOString(),
      by: { _userId: user_id, name: editorName(editor) },
      changes: Object.entries(patch).map(([field, after]) => ({
        field,
        before: before[field] ?? null,
        after,
      })),
      ...(note !== null && { note }),
    })),
    next,
  };
}
