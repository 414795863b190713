import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { allOf } from './conditions.ts';
import type { Criteria } from './criteria.ts';
import { behind, keyOf, orderOf, type Position } from './order.ts';

/** `also`: more conditions, over `job_search s`. */
export type Search = { criteria: Criteria; also?: RawBuilder<boolean>[]; after?: Position; limit: number };

export type Row = { id: string; published_at: Date; key: number | string };

/** Rows of the order to scan before matches are gathered instead. */
const WALKED = 20_000;

/** Columns of orders and plain filters; exactly those of the covering indexes of migration 0015. */
const COLUMNS = sql`s.job_id, s.company_id, s.published_at, s.valid_through, s.kind, s.remote, s.min_age, s.pay_hour,
  s.hours_min, s.start_date`;

/** One row more than the page holds, of all matches. `offset 0` keeps the planner from walking the order instead. */
export async function gather(db: Db, search: Search, branches: RawBuilder<boolean>[][]): Promise<Row[]> {
  const { rows } = await gathered(search, branches).execute(db);
  return rows;
}

/** The statement of `gather`; nothing is read unless `only`. */
export function gathered(
  { criteria, after, limit }: Search,
  branches: RawBuilder<boolean>[][],
  only: RawBuilder<boolean> = sql<boolean>`true`,
): RawBuilder<Row> {
  const matches = sql.join(
    branches.map((branch) => sql`(select s.* from job_search s where ${allOf(branch)} offset 0)`),
    sql` union all `,
  );
  return sql<Row>`
    select s.job_id as id, s.published_at, ${keyOf(criteria)} as key
    from (${matches}) s
    where ${allOf([only, ...behind(criteria, after)])}
    order by ${orderOf(criteria)}
    limit ${limit + 1}`;
}

/** One row more than the page holds, or fewer where the next rows of the order hold no more matches. */
export async function walk(
  db: Db,
  { criteria, after, limit }: Search,
  conditions: RawBuilder<boolean>[],
): Promise<Row[]> {
  const text = criteria.tsquery === null ? sql`` : sql`, s.document`;
  const point = criteria.place === null ? sql`` : sql`, s.at, s.x, s.y, s.z`;
  const { rows } = await sql<Row>`
    select s.job_id as id, s.published_at, ${keyOf(criteria)} as key
    from (
      select ${COLUMNS}${text}${point} from job_search s
      where ${allOf([sql<boolean>`true`, ...behind(criteria, after)])}
      order by ${orderOf(criteria)}
      limit ${WALKED}
    ) s
    where ${allOf(conditions)}
    order by ${orderOf(criteria)}
    limit ${limit + 1}`.execute(db);
  return rows;
}
