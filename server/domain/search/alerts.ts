import { sql } from 'kysely';
import { DAY_MS, dayOf } from '../../../contract/calendar-day.ts';
import { jobKind } from '../../../contract/entities/job.ts';
import { payFloorUnit } from '../../../contract/entities/search.ts';
import { type SavedSearch, savedSearch } from '../../../contract/entities/settings.ts';
import { ApiError } from '../../../contract/errors.ts';
import { meetsWishes, wishFacts } from '../../../contract/policy/job-wishes.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { eachRow } from '../../work/each-row.ts';
import { loadMarketJobs } from '../job/presenter.ts';
import { notify } from '../notification/notify.ts';
import { criteriaOf, type SearchFilters } from './criteria.ts';
import { findJobs } from './find-jobs.ts';
import { searcherOf } from './searcher.ts';

const MINUTE_MS = 60_000;
/** Newest hits that are compared with what the database does not search by. */
const LOOKED_AT = 100;

type Due = {
  user_id: string;
  entry: string;
  value: unknown;
  date_of_birth: string;
  /** When the search was last run, or saved. */
  since: Date;
};

/** Id of a search: an account's id has no space in it. */
const SEARCH = sql<string>`(s.user_id || ' ' || s.entry)`;

/**
 * Locked and leaving accounts are not notified. A search that alerts has its row in search_alert (migration 0110), by
 * whose index those that are due are found: the others, however many, are not read.
 */
const dueSearches = ({ tx, now }: ChangeContext) =>
  tx
    .selectFrom('search_alert as a')
    .innerJoin('user_setting as s', (join) =>
      join
        .onRef('s.user_id', '=', 'a.user_id')
        .onRef('s.entry', '=', 'a.search_id')
        .on('s.key', '=', 'savedSearches'),
    )
    .innerJoin('user as u', 'u.id', 'a.user_id')
    .where(sql<boolean>`s.value ->> 'alert' = 'true'`)
    .where('u.locked_at', 'is', null)
    .where('u.delete_at', 'is', null)
    .where('u.erased_at', 'is', null)
    .where('a.looked_at', '<=', new Date(now.getTime() - DAY_MS))
    .select(['s.user_id', 's.entry', 's.value', 'u.date_of_birth', 'a.looked_at as since']);

/** Finds jobs published since the last round and notifies each person per search, at most once a day. */
export const alertSearches = eachRow('search.alerts', 15 * MINUTE_MS, {
  lane: 'bulk',
  async find(context, { limit, untaken }) {
    return dueSearches(context)
      .where(untaken(SEARCH))
      .select(SEARCH.as('id'))
      .orderBy('a.looked_at')
      .orderBy('a.user_id')
      .orderBy('a.search_id')
      .limit(limit)
      .execute();
  },
  async act(context, id) {
    const { tx, now } = context;
    const [, uid = '', entry = ''] = /^(\S+) (.*)$/s.exec(id) ?? [];
    const due = await dueSearches(context)
      .where('a.user_id', '=', uid)
      .where('a.search_id', '=', entry)
      .forNoKeyUpdate('s')
      .executeTakeFirst();
    if (due === undefined) return;
    await tellOfHits(context, due);
    await tx
      .updateTable('search_alert')
      .set({ looked_at: now })
      .where('user_id', '=', uid)
      .where('search_id', '=', entry)
      .execute();
  },
});

/** Deletes the state of removed searches. */
export async function forgetAlerts({ tx }: ChangeContext): Promise<void> {
  await sql`
    delete from search_alert a where not exists (
      select 1 from user_setting s
      where s.user_id = a.user_id and s.key = 'savedSearches' and s.entry = a.search_id and s.value is not null
    )`.execute(tx);
}

async function tellOfHits(context: ChangeContext, due: Due): Promise<void> {
  const { tx, now } = context;
  const parsed = savedSearch.safeParse(due.value);
  if (!parsed.success) return;
  const searcher = await searcherOf(tx, { id: due.user_id, dateOfBirth: due.date_of_birth }, now);
  const filters = { ...filtersOf(parsed.data), postedSince: due.since.toISOString() };
  const criteria = await criteriaOf(context, filters, searcher).catch(unlessUnknownPlace);
  if (criteria === undefined) return;
  const { found } = await findJobs(tx, { criteria, limit: LOOKED_AT });
  const ids = found.map(({ id }) => id);
  const jobs = await loadMarketJobs(tx, ids, now);
  const job = ids
    .map((id) => jobs.get(id))
    .find((hit) => hit !== undefined && meetsWishes(wishFacts(hit), parsed.data, now.getTime()));
  if (job === undefined) return;
  await notify(context, {
    to: due.user_id,
    type: 'search_hit',
    ref: { type: 'job', id: job._id },
    params: [parsed.data.name, job.title],
    groupKey: `search:${due.entry}`,
    version: `${due.entry}:${dayOf(now)}`,
  });
}

/** The saved search as arguments of the call. */
export function filtersOf(saved: SavedSearch): SearchFilters {
  const { q, inTitle, place, lat, lng, radius, kind, payMin, payUnit, hoursMax, remote } = saved;
  const unit = payFloorUnit.safeParse(payUnit);
  return {
    ...(q === undefined ? {} : { q }),
    ...(inTitle === true ? { searchIn: 'title' } : {}),
    ...(place?.trim() ? { place } : {}),
    ...(lat === undefined || lng === undefined ? {} : { lat, lng }),
    ...(radius === undefined ? {} : { radius }),
    ...(kind === undefined || kind.length === 0 ? {} : { kind: kind.map((one) => jobKind.parse(one)) }),
    ...(payMin === undefined ? {} : { pay: payMin }),
    ...(unit.success && unit.data !== undefined ? { payUnit: unit.data } : {}),
    ...(hoursMax === undefined ? {} : { hours: hoursMax }),
    ...(remote === true ? { remote: 'full' } : {}),
  };
}

/** An unknown place finds nothing; the person sees it when they open the search. */
function unlessUnknownPlace(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'fields_invalid') return undefined;
  throw error;
}
