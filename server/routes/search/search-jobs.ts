import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { PAGE_DEFAULT } from '../../../contract/limits.ts';
import type { CallContext } from '../../api/call-context.ts';
import { allOf, conditionsOf, nearOrRemote } from '../../domain/search/conditions.ts';
import { criteriaOf } from '../../domain/search/criteria.ts';
import { findJobs } from '../../domain/search/find-jobs.ts';
import { readCursor, writeCursor } from '../../domain/search/order.ts';
import type { Searcher } from '../../domain/search/searcher.ts';
import { changedSince, tombstonesSince } from './changed-since.ts';
import { presentFound } from './present-found.ts';

export async function searchJobs(
  context: CallContext,
  { since, cursor, limit = PAGE_DEFAULT, ...filters }: ArgsOf<'search.jobs'>,
  searcher: Searcher,
): Promise<AnswerOf<'search.jobs'>> {
  const { tx, now } = context;
  const start = cursor === undefined ? undefined : readCursor(cursor, filters.sort ?? 'date');
  const criteria = await criteriaOf(context, filters, searcher, start?.corrections);
  const changed = since === undefined ? undefined : await changedSince(tx, since, now);
  const { found, more, total, totalIsAtLeast } = await findJobs(tx, {
    criteria,
    limit,
    ...(changed ? { also: [changed.condition] } : {}),
    ...(start ? { after: start.position } : {}),
  });
  const last = found.at(-1);
  const { place, radiusKm, sort, corrections } = criteria;
  const inPlace = place === null ? [] : [nearOrRemote(place, radiusKm)];
  return {
    items: await presentFound(
      tx,
      found.map(({ id }) => id),
      criteria,
    ),
    next: more && last ? writeCursor(sort, last, corrections) : null,
    total,
    totalIsAtLeast,
    tombstones:
      changed && !start
        ? await tombstonesSince(tx, changed, allOf([...conditionsOf(criteria), ...inPlace]), now)
        : [],
    serverTime: now.toISOString(),
    place,
    misspelt: Object.keys(corrections),
  };
}
