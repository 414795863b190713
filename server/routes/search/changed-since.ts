import { type RawBuilder, sql } from 'kysely';
import { ApiError } from '../../../contract/errors.ts';
import { TOMBSTONE_DAYS } from '../../../contract/limits.ts';
import { daysAfter } from '../../base/days.ts';
import type { Db } from '../../database/database.ts';
import { isOver, onMarket } from '../../domain/job/on-market.ts';

/**
 * A change carries the time its transaction began and is seen when it commits: what was under way when the last answer
 * was made lies a little before it. Told twice does no harm.
 */
const OVERLAP_MS = 5 * 60_000;
/** Beyond it a new start is cheaper than the difference. */
const CHANGES_MAX = 5000;

export type Since = {
  /** Over `job_search s`: the job has changed since. */
  readonly condition: RawBuilder<boolean>;
  readonly from: Date;
};

/** Throws `gone` where the log no longer reaches back, or more has changed than is worth telling. */
export async function changedSince(db: Db, since: string, now: Date): Promise<Since> {
  const from = new Date(Date.parse(since) - OVERLAP_MS);
  const anew = 'load everything anew, without since';
  if (from < daysAfter(now, -TOMBSTONE_DAYS)) throw new ApiError('gone', `since is too long ago; ${anew}`);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select 1 from market_change where at >= ${from} limit ${CHANGES_MAX + 1}) changed`.execute(db);
  if ((rows[0]?.count ?? 0) > CHANGES_MAX)
    throw new ApiError('gone', `too much has changed since then; ${anew}`);
  const condition = sql<boolean>`s.job_id in (select job_id from market_change where at >= ${from} and not deleted)`;
  return { condition, from };
}

/** Jobs that changed and do not match, any more or at all, and those whose time has run out since. */
export async function tombstonesSince(
  db: Db,
  { from }: Since,
  matching: RawBuilder<boolean>,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.job_id as id from market_change m
    where m.at >= ${from} and not exists (select 1 from job_search s where s.job_id = m.job_id and ${matching})
    union
    select j.id from job j
    where ${onMarket('j', from)} and ${isOver('j', now)}
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}
