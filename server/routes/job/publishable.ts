import { ApiError } from '../../../contract/errors.ts';
import { isLive } from '../../../contract/policy/job.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { assertWithinPlan } from '../../domain/billing/entitlement.ts';
import { assertNotBlocked, assertStaying } from '../../domain/company/lock-company.ts';
import { editorName } from '../../domain/job/edit-job.ts';
import type { JobRow } from '../../domain/job/row.ts';
import { endOfPublication } from '../../domain/publication/publish-job.ts';

/** Throws `rev_conflict` when a colleague has edited the job since edit `rev`; one's own edits are no conflict. */
export async function assertNotEditedByOthers(context: CallContext, job: JobRow, rev: number): Promise<void> {
  const theirs = await context.tx
    .selectFrom('job_revision')
    .leftJoin('user', 'user.id', 'job_revision.user_id')
    .where('job_id', '=', job.id)
    .where('rev', '>', rev)
    .where('user_id', 'is distinct from', userOf(context).id)
    .select(['user.firstname', 'user.lastname', 'job_revision.at'])
    .orderBy('rev', 'desc')
    .executeTakeFirst();
  if (theirs !== undefined)
    throw new ApiError('rev_conflict', 'a colleague has changed this job in the meantime', {
      detail: { rev: job.rev, by: editorName(theirs), at: theirs.at.toISOString() },
    });
}

/**
 * Whether a job may get another last day (editjob.4): while it is online or under review, and only as long as its company
 * might publish it again, because a longer stay is one. Throws `state_conflict`, `plan_limit`, `fields_invalid`.
 */
export async function assertEndMayMove(context: CallContext, job: JobRow, wish: string): Promise<void> {
  if (!isLive({ status: job.status, validThrough: job.valid_through?.toISOString() ?? null }, context.now))
    throw new ApiError(
      'state_conflict',
      'only a job that is online has a last day to move; publish it again',
      {
        detail: { status: job.status },
      },
    );
  endOfPublication(context.now, new Date(wish), 'patch.validThrough');
  const company = await context.tx
    .selectFrom('company')
    .where('id', '=', job.company_id)
    .select(['deletion_final_at', 'blocked_at'])
    .executeTakeFirstOrThrow();
  assertStaying(company);
  assertNotBlocked(company);
  await assertWithinPlan(context, job.company_id);
}
