import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { JobStats } from '../../../contract/entities/job.ts';
import { PAGE_DEFAULT } from '../../../contract/limits.ts';
import type { CallContext } from '../../api/call-context.ts';
import { readKeyset, writeKeyset } from '../../api/keyset.ts';
import { readJob } from './command.ts';
import type { ReadingJob } from './may-read.ts';
import { loadStats, presentCompanyJob, presentJob, withCompany } from './presenter.ts';

export async function getJob(
  context: CallContext,
  _args: ArgsOf<'job.get'>,
  { job, asMember }: ReadingJob,
): Promise<AnswerOf<'job.get'>> {
  return asMember ? readJob(context, job) : presentJob(job);
}

/** Newest first. */
export async function jobsOfCompany(
  { tx, now }: CallContext,
  { companyId, status, cursor, limit = PAGE_DEFAULT }: ArgsOf<'job.of-company'>,
  { asMember }: { asMember: boolean },
): Promise<AnswerOf<'job.of-company'>> {
  const after = readKeyset(cursor, ['instant', 'id']);
  let query = withCompany(tx)
    .where('job.company_id', '=', companyId)
    .where('job.deleted_at', 'is', null)
    .orderBy('job.created_at', 'desc')
    .orderBy('job.id', 'desc')
    .limit(limit + 1);
  if (!asMember) query = query.where('job.status', '=', 'published').where('job.valid_through', '>', now);
  if (status !== undefined) query = query.where('job.status', '=', status);
  if (after !== undefined)
    query = query.where((eb) =>
      eb(
        eb.refTuple('job.created_at', 'job.id'),
        '<',
        eb.tuple(new Date(after[0] as string), after[1] as string),
      ),
    );
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  const stats = asMember ? await loadStats(tx, shown) : undefined;
  const last = shown.at(-1);
  return {
    items: shown.map((row) =>
      stats ? presentCompanyJob(row, stats.get(row.id) as JobStats) : presentJob(row),
    ),
    next: rows.length > limit && last ? writeKeyset([last.created_at.toISOString(), last.id]) : null,
  };
}
