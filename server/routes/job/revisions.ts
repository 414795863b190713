import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { PAGE_DEFAULT } from '../../../contract/limits.ts';
import type { CallContext } from '../../api/call-context.ts';
import { readKeyset, writeKeyset } from '../../api/keyset.ts';
import type { JobRow } from './policy.ts';

/** editjob.1: who changed what, newest first. */
export async function jobRevisions(
  { tx }: CallContext,
  { cursor, limit = PAGE_DEFAULT }: ArgsOf<'job.revisions'>,
  job: JobRow,
): Promise<AnswerOf<'job.revisions'>> {
  const after = readKeyset(cursor, ['number']);
  const rows = await tx
    .selectFrom('job_revision')
    .innerJoin('user', 'user.id', 'job_revision.user_id')
    .where('job_id', '=', job.id)
    .$if(after !== undefined, (query) => query.where('rev', '<', Number(after?.[0])))
    .selectAll('job_revision')
    .select(['user.firstname', 'user.lastname'])
    .orderBy('rev', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  return {
    items: shown.map(({ rev, at, user_id, firstname, lastname, patch, before }) => ({
      rev,
      at: at.toISOString(),
      by: { _userId: user_id, name: `${firstname} ${lastname}` },
      changes: Object.entries(patch).map(([field, after]) => ({
        field,
        before: before[field] ?? null,
        after,
      })),
    })),
    next: rows.length > limit ? writeKeyset([shown.at(-1)?.rev ?? 0]) : null,
  };
}
