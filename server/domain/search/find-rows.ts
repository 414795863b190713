import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { allOf } from './conditions.ts';
import type { Criteria } from './criteria.ts';
import { behind, keyOf, LEADING, orderOf, type Position } from './order.ts';

/** `also`: more conditions, over `job_search s`. */
export type Search = { criteria: Criteria; also?: RawBuilder<boolean>[]; after?: Position; limit: number };

export type Row = { id: string; published_at: Date; key: number | string };

type Branches = readonly RawBuilder<boolean>[][];

/** Rows of the order to scan before matches are gathered instead; with words, whose comparison costs more, and without. */
const WALKED = { words: 2_000, filters: 20_000 } as const;
/** Most rows of the order among which matches of words are gathered before all of them are. */
const BAND_MAX = 100_000;

/** Columns of orders and plain filters; exactly those of the covering indexes of migration 0114. */
const COLUMNS = sql`s.job_id, s.company_id, s.published_at, s.valid_through, s.kind, s.remote, s.min_age, s.pay_hour,
  s.hours_min, s.hours_max, s.start_date`;

/** What an order asks for. Not the whole row: with or without a place there is an index in which all of it lies. */
const orderedColumns = ({ place }: Criteria) =>
  sql`s.job_id, s.published_at, s.pay_hour, s.start_date${place === null ? sql`` : sql`, s.x, s.y, s.z`}`;

/**
 * Counts matches up to one more than `last`. `page`: one row more than the page holds; undefined where there are more
 * than `last` matches. Every match is read once, for both.
 */
export async function countAndGather(
  db: Db,
  search: Search,
  branches: Branches,
  last: number,
): Promise<{ total: number; page: Row[] | undefined }> {
  const columns = orderedColumns(search.criteria);
  const each = branches.map(
    (branch) => sql`(select ${columns} from job_search s where ${allOf(branch)} limit ${last + 1})`,
  );
  const { rows } = await sql<{ total: number } & (Row | Record<keyof Row, null>)>`
    with matches as materialized (
      select * from (${sql.join(each, sql` union all `)}) as s limit ${last + 1}
    ), counted as materialized (
      select count(*)::int as total from matches
    )
    select counted.total, page.id, page.published_at, page.key
    from counted left join (
      select *, row_number() over () as place from (
        ${pageOf(search, sql`matches`, sql<boolean>`(select total from counted) <= ${last}`)}
      ) as ordered
    ) as page on true
    order by page.place`.execute(db);
  const total = rows[0]?.total ?? 0;
  return { total, page: total > last ? undefined : rows.filter((row) => row.id !== null) };
}

/** One row more than the page holds, of all matches. `offset 0` keeps the planner from walking the order instead. */
export async function gather(db: Db, search: Search, branches: Branches): Promise<Row[]> {
  const columns = orderedColumns(search.criteria);
  const each = branches.map(
    (branch) => sql`(select ${columns} from job_search s where ${allOf(branch)} offset 0)`,
  );
  const { rows } = await pageOf(search, sql`(${sql.join(each, sql` union all `)})`).execute(db);
  return rows;
}

/** Of these matches; of none unless `only`. */
function pageOf(
  { criteria, after, limit }: Search,
  matches: RawBuilder<unknown>,
  only: RawBuilder<boolean> = sql<boolean>`true`,
): RawBuilder<Row> {
  return sql<Row>`
    select s.job_id as id, s.published_at, ${keyOf(criteria)} as key
    from ${matches} s
    where ${allOf([only, ...behind(criteria, after)])}
    order by ${orderOf(criteria)}
    limit ${limit + 1}`;
}

/** One row more than the page holds, or fewer where the next rows of the order hold no more matches. */
export async function walk(db: Db, search: Search, conditions: RawBuilder<boolean>[]): Promise<Row[]> {
  const { criteria, after, limit } = search;
  const hasWords = criteria.tsqueries.length > 0;
  const text = hasWords ? sql`, s.document` : sql``;
  const point = criteria.place === null ? sql`` : sql`, s.x, s.y, s.z`;
  const { rows } = await sql<Row>`
    select s.job_id as id, s.published_at, ${keyOf(criteria)} as key
    from (
      select ${COLUMNS}${text}${point} from job_search s
      where ${allOf([sql<boolean>`true`, ...behind(criteria, after)])}
      order by ${orderOf(criteria)}
      limit ${hasWords ? WALKED.words : WALKED.filters}
    ) s
    where ${allOf(conditions)}
    order by ${orderOf(criteria)}
    limit ${limit + 1}`.execute(db);
  if (!hasWords || rows.length > limit) return rows;
  // Twice as many as should hold the page, if they are as many as in the rows that were looked at.
  const band = (2 * WALKED.words * (limit + 1)) / Math.max(1, rows.length);
  return gatherInBand(db, search, conditions, Math.min(BAND_MAX, Math.ceil(band)));
}

/** The same among more rows, by the indexes of the words and of the order together: only what is in both is read. */
async function gatherInBand(
  db: Db,
  search: Search,
  conditions: RawBuilder<boolean>[],
  band: number,
): Promise<Row[]> {
  const { criteria, after } = search;
  const leading = LEADING[criteria.sort];
  if (!leading) return [];
  const { rows } = await sql<{ end: Date | number | string }>`
    select ${leading.column} as end from job_search s
    where ${allOf([sql<boolean>`true`, ...behind(criteria, after)])}
    order by ${orderOf(criteria)}
    limit 1 offset ${band}`.execute(db);
  const [last] = rows;
  // Fewer are left: then all of them are gathered.
  if (!last) return [];
  const inBand = sql<boolean>`${leading.column} ${leading.first} ${last.end}`;
  return gather(db, search, [[...conditions, inBand]]);
}
