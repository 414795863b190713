import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { assertOldEnoughFor } from '../../domain/job/old-enough.ts';
import { isRowOnMarket } from '../../domain/job/on-market.ts';
import { type JobWithCompany, withCompany } from '../../domain/job/presenter.ts';
import { whyGone } from '../../domain/job/why-gone.ts';

export type ReadingJob = { job: JobWithCompany; asMember: boolean };

/**
 * A job on the market for everybody who may take it, any job of one's own company. One that was on the market and is no longer is
 * gone, with the reason; one that never was does not exist.
 */
export async function mayReadJob(context: CallContext, args: ArgsOf<'job.get'>): Promise<ReadingJob> {
  const job = await withCompany(context.tx).where('job.id', '=', args.jobId).executeTakeFirst();
  const asMember = job !== undefined && context.user?.membership?.companyId === job.company_id;
  if (job === undefined || (asMember && job.deleted_at !== null)) throw unknown();
  if (asMember) return { job, asMember };
  if (isRowOnMarket(job, context.now)) {
    assertOldEnoughFor(context, job);
    return { job, asMember };
  }
  if (job.published_at === null) throw unknown();
  throw new ApiError('gone', 'this job is no longer on the market', {
    detail: {
      statusReason: whyGone(job),
      closedAt:
        (job.status === 'published' ? job.valid_through : (job.closed_at ?? job.updated_at))?.toISOString() ??
        null,
    },
  });
}

/** Everybody reads a company's jobs on the market, its members all of them. */
export async function mayReadJobsOfCompany(
  { tx, user }: CallContext,
  { companyId }: ArgsOf<'job.of-company'>,
): Promise<{ asMember: boolean }> {
  const company = await tx
    .selectFrom('company')
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (company === undefined) throw new ApiError('not_found', 'no such company');
  return { asMember: user?.membership?.companyId === companyId };
}

/** Only one's own. */
export async function mayReadJobsOfUser(
  context: CallContext,
  { userId }: ArgsOf<'job.of-user'>,
): Promise<string> {
  const { id } = userOf(context);
  if (id !== userId)
    throw new ApiError('not_allowed', 'everybody reads their own applications and saved jobs only');
  return id;
}

const unknown = () => new ApiError('not_found', 'no such job');
