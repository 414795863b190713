import { type RawBuilder, sql } from 'kysely';
import { TOTAL_COUNTED } from '../../../contract/entities/search.ts';
import type { Db } from '../../database/database.ts';
import { byAnyPlan, byIndexOnly } from './by-index-only.ts';
import { conditionsOf, IS_REMOTE, nearOrRemote, withinRadius } from './conditions.ts';
import type { Criteria } from './criteria.ts';
import { findByDistance } from './find-by-distance.ts';
import { countAndGather, gather, type Row, type Search, walk } from './find-rows.ts';
import type { Position } from './order.ts';

export type FoundPage = {
  /** In order. */
  found: Position[];
  /** Whether more follow. */
  more: boolean;
  total: number;
  totalIsAtLeast: boolean;
};

type Conditions = RawBuilder<boolean>[];

/**
 * A page of a search. Few matches are gathered by their own index and sorted. For many, the order's index is scanned,
 * which fills a page soon, up to a limit, with words then both indexes together: if the matches lie at the order's far
 * end they are gathered after all. The choice is not left to the planner, whose estimate of the matches is poor.
 */
export async function findJobs(db: Db, search: Search): Promise<FoundPage> {
  const { criteria, also = [], limit } = search;
  const conditions = [...conditionsOf(criteria), ...also];
  const indexed = criteria.tsqueries.length > 0 || criteria.place !== null || also.length > 0;
  const find = async () => {
    const branches = branchesOf(criteria, conditions);
    const last = indexed ? TOTAL_COUNTED.words : TOTAL_COUNTED.filters;
    const { total, page } = await countAndGather(db, search, branches, last);
    const rows = page ?? (await pageOfMany(db, search, conditions, branches));
    return {
      found: rows.slice(0, limit).map(positionOf),
      more: rows.length > limit,
      total: Math.min(total, last),
      totalIsAtLeast: total > last,
    };
  };
  return indexed ? byIndexOnly(db, find) : byAnyPlan(db, find);
}

async function pageOfMany(
  db: Db,
  search: Search,
  conditions: Conditions,
  branches: Conditions[],
): Promise<Row[]> {
  const { criteria, limit } = search;
  const { place, radiusKm, sort } = criteria;
  if (sort === 'distance') return findByDistance(db, search, conditions);
  const all = place === null ? conditions : [...conditions, nearOrRemote(place, radiusKm)];
  const rows = await walk(db, search, all);
  return rows.length > limit ? rows : gather(db, search, branches);
}

/** Near and remote jobs are counted separately: each has its own index, an `or` over both has none. */
function branchesOf({ place, radiusKm, tsqueries }: Criteria, conditions: Conditions): Conditions[] {
  if (place === null) return [conditions];
  if (tsqueries.length > 0) return [[...conditions, nearOrRemote(place, radiusKm)]];
  const near = withinRadius(place, radiusKm);
  return [
    [...conditions, near],
    [...conditions, IS_REMOTE, sql<boolean>`not coalesce(${near}, false)`],
  ];
}

function positionOf({ id, published_at, key }: Row): Position {
  return { id, key, publishedAt: published_at.toISOString() };
}
