import { sql } from 'kysely';
import { DAY_MS, dayOf } from '../../../contract/calendar-day.ts';
import { savedSearch } from '../../../contract/entities/settings.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Looking } from '../../database/schema/search.ts';
import { eachRow } from '../../work/each-row.ts';
import { notify } from '../notification/notify.ts';
import { criteriaOf } from './criteria.ts';
import { type Looked, lookForHit } from './look-for-hit.ts';
import type { Position } from './order.ts';
import { filtersOf } from './saved-filters.ts';
import { searcherOf } from './searcher.ts';

const MINUTE_MS = 60_000;

type Due = {
  user_id: string;
  entry: string;
  value: unknown;
  date_of_birth: string;
  /** When the search was last run, or saved. */
  since: Date;
  looking: Looking | null;
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
    .select(['s.user_id', 's.entry', 's.value', 'u.date_of_birth', 'a.looked_at as since', 'a.looking']);

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
    const looking = goesOn(due) ?? { began: now.toISOString(), after: undefined };
    const rest = await tellOfHits(context, due, looking.after);
    const left = rest && { began: looking.began, after: rest };
    await tx
      .updateTable('search_alert')
      // What was published since it began is newer than all that it looks at: that is for the next look.
      .set(left ? { looking: JSON.stringify(left) } : { looked_at: new Date(looking.began), looking: null })
      .where('user_id', '=', uid)
      .where('search_id', '=', entry)
      .execute();
    return left ? now : undefined;
  },
});

/** A look that is half done. A version that knows of none may have ended it: then it is older than the last one. */
function goesOn({ looking, since }: Due): Looking | undefined {
  return looking && new Date(looking.began) > since ? looking : undefined;
}

/** Deletes the state of removed searches. */
export async function forgetAlerts({ tx }: ChangeContext): Promise<void> {
  await sql`
    delete from search_alert a where not exists (
      select 1 from user_setting s
      where s.user_id = a.user_id and s.key = 'savedSearches' and s.entry = a.search_id and s.value is not null
    )`.execute(tx);
}

/** @returns the hit to go on from, where this task may look at no more */
async function tellOfHits(
  context: ChangeContext,
  due: Due,
  after: Position | undefined,
): Promise<Looked['rest']> {
  const { tx, now } = context;
  const parsed = savedSearch.safeParse(due.value);
  if (!parsed.success) return;
  const searcher = await searcherOf(tx, { id: due.user_id, dateOfBirth: due.date_of_birth }, now);
  const filters = { ...filtersOf(parsed.data, now), postedSince: due.since.toISOString() };
  const criteria = await criteriaOf(context, filters, searcher).catch(unlessUnknownPlace);
  if (criteria === undefined) return;
  const { job, rest } = await lookForHit(tx, { criteria, wishes: parsed.data, after });
  if (job)
    await notify(context, {
      to: due.user_id,
      type: 'search_hit',
      ref: { type: 'job', id: job._id },
      params: [parsed.data.name, job.title],
      groupKey: `search:${due.entry}`,
      version: `${due.entry}:${dayOf(now)}`,
    });
  return rest;
}

/** An unknown place finds nothing; the person sees it when they open the search. */
function unlessUnknownPlace(error: unknown): undefined {
  if (error instanceof ApiError && error.code === 'fields_invalid') return undefined;
  throw error;
}
