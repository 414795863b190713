import { type Selectable, sql } from 'kysely';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { Job } from '../../../contract/entities/job.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import type { JobTable } from '../../database/schema/job.ts';
import { assertOldEnoughFor } from '../../domain/job/old-enough.ts';
import { loadMarketJobs } from '../../domain/job/presenter.ts';
import { whyGone } from '../../domain/job/why-gone.ts';
import { INDEX_ONLY, isIndexOnly } from '../../domain/search/by-index-only.ts';
import { HIDDEN, type Searcher, searcherFrom } from '../../domain/search/searcher.ts';

/** Anybody searches; what a signed-in reader has hidden, and what a minor is too young for, is left out. */
export async function maySearch({ tx, user, now, beside }: CallContext, _args: unknown): Promise<Searcher> {
  if (beside !== undefined) isIndexOnly(tx);
  const { hidden } = (beside ?? { hidden: null }) as { hidden: Parameters<typeof searcherFrom>[1] };
  return searcherFrom(user, hidden, now);
}

/** What a search asks of its caller, and how it is planned. */
export const SEARCHING = sql`jsonb_build_object('hidden', ${HIDDEN}, 'planned', ${INDEX_ONLY})`;

export type Step = { readonly job: Job; readonly row: Pick<Selectable<JobTable>, 'id' | 'company_id'> };

/** Anybody reads a job that is on the market and open to their age; what leaves a trace needs an account with a record. */
export async function mayStep(context: CallContext, { jobId, event }: ArgsOf<'search.step'>): Promise<Step> {
  const { tx, now } = context;
  if (event !== undefined) userOf(context);
  const row = await tx
    .selectFrom('job')
    .where('id', '=', jobId)
    .where('published_at', 'is not', null)
    .select(['id', 'company_id', 'status', 'status_reason', 'deleted_at', 'min_age'])
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such job');
  const job = (await loadMarketJobs(tx, [jobId], now)).get(jobId);
  if (job === undefined)
    throw new ApiError('gone', 'this job is no longer on the market; what you have sent to it stays yours', {
      detail: { reason: whyGone(row) },
    });
  assertOldEnoughFor(context, row);
  return { job, row };
}

/** The gazetteer holds nothing that is anybody's. */
export async function maySuggest(_context: CallContext, _args: unknown): Promise<void> {}

/** Nothing of it is anybody's. */
export async function mayReadFigures(_context: CallContext, _args: unknown): Promise<void> {}
