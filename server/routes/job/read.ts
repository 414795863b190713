import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { JobStats } from '../../../contract/entities/job.ts';
import type { CallContext } from '../../api/call-context.ts';
import { openPage } from '../../api/page.ts';
import { onMarket } from '../../domain/job/on-market.ts';
import { loadStats, presentCompanyJob, presentJob, withCompany } from '../../domain/job/presenter.ts';
import { ageOfMinor } from '../../domain/user/age.ts';
import type { ReadingJob } from './may-read.ts';
import { readJob } from './read-job.ts';

export async function getJob(
  context: CallContext,
  _args: ArgsOf<'job.get'>,
  { job, asMember }: ReadingJob,
): Promise<AnswerOf<'job.get'>> {
  return asMember ? readJob(context, job) : presentJob(job);
}

/** Newest first. */
export async function jobsOfCompany(
  { tx, now, user }: CallContext,
  args: ArgsOf<'job.of-company'>,
  { asMember }: { asMember: boolean },
): Promise<AnswerOf<'job.of-company'>> {
  const { companyId, status } = args;
  const page = openPage(args, ['instant', 'id']);
  let query = withCompany(tx)
    .where('job.company_id', '=', companyId)
    .where('job.deleted_at', 'is', null)
    .orderBy('job.created_at', 'desc')
    .orderBy('job.id', 'desc')
    .where(page.behind(['job.created_at', 'job.id']))
    .limit(page.fetch);
  const age = ageOfMinor(user, now);
  if (!asMember) query = query.where(onMarket('job', now));
  if (age !== undefined) query = query.where('job.min_age', '<=', age);
  if (status !== undefined) query = query.where('job.status', '=', status);
  const { shown, next } = page.close(await query.execute(), (row) => [row.created_at, row.id]);
  const stats = asMember ? await loadStats(tx, shown) : undefined;
  return {
    items: shown.map((row) =>
      stats ? presentCompanyJob(row, stats.get(row.id) as JobStats) : presentJob(row),
    ),
    next,
  };
}
