import { type RawBuilder, sql } from 'kysely';
import { TOTAL_COUNTED } from '../../../contract/entities/search.ts';
import type { Db } from '../../database/database.ts';
import { byAnyPlan, byIndexOnly } from './by-index-only.ts';
import { allOf, conditionsOf, IS_REMOTE, nearOrRemote, withinRadius } from './conditions.ts';
import type { Criteria } from './criteria.ts';
import { findByDistance } from './find-by-distance.ts';
import { gather, gathered, type Row, type Search, walk } from './find-rows.ts';
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
type Counted = Pick<FoundPage, 'total' | 'totalIsAtLeast'>;

/**
 * A page of a search. Few matches are gathered by their own index and sorted. For many, the order's index is scanned,
 * which fills a page soon, up to a limit: if the matches lie at its far end they are gathered after all. The choice is
 * not left to the planner, whose estimate of the matches is poor.
 */
export async function findJobs(db: Db, search: Search): Promise<FoundPage> {
  const { criteria, also = [], limit } = search;
  const conditions = [...conditionsOf(criteria), ...also];
  const indexed = criteria.tsquery !== null || criteria.place !== null || also.length > 0;
  const find = async () => {
    const branches = branchesOf(criteria, conditions);
    const last = indexed ? TOTAL_COUNTED.words : TOTAL_COUNTED.filters;
    const counted = await countAndGather(db, search, branches, last);
    const rows = counted.rows ?? (await pageOf(db, search, conditions, branches, counted));
    const { total, totalIsAtLeast } = counted;
    return {
      found: rows.slice(0, limit).map(positionOf),
      more: rows.length > limit,
      total,
      totalIsAtLeast,
    };
  };
  return indexed ? byIndexOnly(db, find) : byAnyPlan(db, find);
}

/** The page where it does not come with the count: by distance, and of many. */
async function pageOf(
  db: Db,
  search: Search,
  conditions: Conditions,
  branches: Conditions[],
  { totalIsAtLeast: isMany }: Counted,
): Promise<Row[]> {
  const { criteria, limit } = search;
  const { place, radiusKm, sort } = criteria;
  if (sort === 'distance') return findByDistance(db, search, conditions, isMany);
  const all = place === null ? conditions : [...conditions, nearOrRemote(place, radiusKm)];
  const rows = await walk(db, search, all);
  return rows.length > limit ? rows : gather(db, search, branches);
}

/** Near and remote jobs are counted separately: each has its own index, an `or` over both has none. */
function branchesOf({ place, radiusKm, tsquery }: Criteria, conditions: Conditions): Conditions[] {
  if (place === null) return [conditions];
  if (tsquery !== null) return [[...conditions, nearOrRemote(place, radiusKm)]];
  const near = withinRadius(place, radiusKm);
  return [
    [...conditions, near],
    [...conditions, IS_REMOTE, sql<boolean>`not coalesce(${near}, false)`],
  ];
}

/** Counts matches up to `last`. `rows` is the page where there are no more of them, and the order does not need rings. */
async function countAndGather(
  db: Db,
  search: Search,
  branches: Conditions[],
  last: number,
): Promise<Counted & { rows: Row[] | undefined }> {
  const each = sql.join(
    branches.map((branch) => sql`(select 1 from job_search s where ${allOf(branch)} limit ${last + 1})`),
    sql` union all `,
  );
  const comesAlong =
    search.criteria.sort === 'distance'
      ? sql<boolean>`false`
      : sql<boolean>`(select total from counted) <= ${last}`;
  const { rows } = await sql<{ total: number } & (Row | Record<keyof Row, null>)>`
    with counted as materialized (
      select count(*)::int as total from (select 1 from (${each}) branches limit ${last + 1}) as matches
    )
    select counted.total, page.id, page.published_at, page.key
    from counted left join (
      select *, row_number() over () as place from (${gathered(search, branches, comesAlong)}) as gathered
    ) as page on true
    order by page.place`.execute(db);
  const total = rows[0]?.total ?? 0;
  const isMany = total > last;
  return {
    total: Math.min(total, last),
    totalIsAtLeast: isMany,
    rows: isMany || search.criteria.sort === 'distance' ? undefined : rows.filter((row) => row.id !== null),
  };
}

function positionOf({ id, published_at, key }: Row): Position {
  return { id, key, publishedAt: published_at.toISOString() };
}
