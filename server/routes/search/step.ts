import { sql } from 'kysely';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { FoundJob, JobState } from '../../../contract/entities/search.ts';
import type { CallContext } from '../../api/call-context.ts';
import { type Criteria, criteriaOf, type SearchFilters } from '../../domain/search/criteria.ts';
import { findJobs } from '../../domain/search/find-jobs.ts';
import { keyOf, type Position } from '../../domain/search/order.ts';
import { searcherOf } from '../../domain/search/searcher.ts';
import { markJob } from './mark-job.ts';
import type { Step } from './policy.ts';
import { presentFound } from './present-found.ts';

const NEXT_DEFAULT = 10;

export async function stepInSearch(
  context: CallContext,
  { event, filters, limit = NEXT_DEFAULT }: ArgsOf<'search.step'>,
  step: Step,
): Promise<AnswerOf<'search.step'>> {
  if (event !== undefined) await markJob(context, event, step);
  return {
    job: step.job,
    state: await stateOf(context, step.job._id),
    next: filters === undefined ? [] : await following(context, filters, step.job._id, limit),
  };
}

async function stateOf({ tx, user }: CallContext, jobId: string): Promise<JobState> {
  if (user === undefined) return { saved: false, hidden: false, application: null };
  const marks = await tx
    .selectFrom('user_setting')
    .where('user_id', '=', user.id)
    .where('key', 'in', ['savedJobs', 'hiddenJobs'])
    .where('entry', '=', jobId)
    .where('value', 'is not', null)
    .select('key')
    .execute();
  const application = await tx
    .selectFrom('application')
    .where('user_id', '=', user.id)
    .where('job_id', '=', jobId)
    // What a company hides stays what it was for the applicant.
    .select((eb) => eb.fn.coalesce('removed_from', 'status').as('status'))
    .executeTakeFirst();
  return {
    saved: marks.some(({ key }) => key === 'savedJobs'),
    hidden: marks.some(({ key }) => key === 'hiddenJobs'),
    application: application?.status ?? null,
  };
}

/** The jobs behind this one in the search it was opened from. */
async function following(
  context: CallContext,
  filters: SearchFilters,
  jobId: string,
  limit: number,
): Promise<FoundJob[]> {
  const { tx, user, now } = context;
  const criteria = await criteriaOf(context, filters, await searcherOf(tx, user, now));
  const after = await positionIn(tx, criteria, jobId);
  if (after === undefined) return [];
  const { found } = await findJobs(tx, { criteria, after, limit });
  return presentFound(
    tx,
    found.map(({ id }) => id),
    criteria,
  );
}

async function positionIn(
  tx: CallContext['tx'],
  criteria: Criteria,
  jobId: string,
): Promise<Position | undefined> {
  const { rows } = await sql<{ published_at: Date; key: number | string }>`
    select s.published_at, ${keyOf(criteria)} as key from job_search s where s.job_id = ${jobId}`.execute(tx);
  const [row] = rows;
  return row && { id: jobId, key: row.key, publishedAt: row.published_at.toISOString() };
}
