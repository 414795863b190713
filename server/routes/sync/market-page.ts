import { sql } from 'kysely';
import { isBehind, later, type MarketPosition } from '../../database/change-log/market-log.ts';
import type { Db } from '../../database/database.ts';
import type { Cursor } from './cursor.ts';
import { isLive, type LogPage, marketChanges, marketStart } from './log.ts';

/** Where a cursor is in the market. */
type Place = Pick<Cursor, 'm' | 'h' | 'd' | 'f'>;

/** A page of the market, and the cursor's place behind it. */
export type MarketPage = Omit<LogPage<Place>, 'more'> & { more: boolean };

/**
 * On a device that is new to it the market comes from its newest job downwards (rule R6), and what has changed meanwhile
 * follows it: such a row has moved behind the head at which the load began.
 */
export async function marketPage(
  db: Db,
  { m, h, d, f }: Place,
  { head, age }: { head: MarketPosition | undefined; age: number | undefined },
  limit: number,
): Promise<MarketPage> {
  // No room for it yet: where the load ends is found when it begins.
  if (!m && h && limit === 0) return { rows: [], next: { h, d, f }, more: true };
  const foot = m || d ? f : await marketStart(db, age);
  // Begun upwards by an older server, never loaded because nothing was there, or all a device holds is behind the head.
  if (m || !h || (foot && later(foot, h) === foot)) {
    const { rows, next, more } = await marketChanges(db, { after: m ?? foot, loading: h, age }, limit, head);
    return { rows, next: { m: next, ...(more && { h }) }, more };
  }
  const above = await newestBelow(db, { from: d, head: h, foot, age }, limit + 1);
  const rows = above.slice(0, limit);
  const last = rows.at(-1);
  if (above.length > limit && last)
    return { rows: rows.map(told), next: { h, d: [last.xid, last.seq], f: foot }, more: true };
  const since = await marketChanges(db, { after: h, loading: undefined, age }, limit - rows.length, head);
  return { rows: [...rows.map(told), ...since.rows], next: { m: since.next }, more: since.more };
}

type Row = { job_id: string; ver: number; xid: string; seq: number };
const told = ({ job_id, ver }: Row) => ({ table: 'job' as const, id: job_id, ver });

/**
 * The newest rows of the market up to `head`, below `from` and above `foot`. All transactions up to a head had ended when
 * it was read, so no row can appear there any more.
 */
function newestBelow(
  db: Db,
  at: {
    from: MarketPosition | undefined;
    head: MarketPosition;
    foot: MarketPosition | undefined;
    age: number | undefined;
  },
  limit: number,
): Promise<Row[]> {
  const { from, head, foot, age } = at;
  return db
    .selectFrom('market_change')
    .select(['job_id', 'ver', 'seq', sql<string>`xid::text`.as('xid')])
    .where(isLive(age))
    .where(from ? isBefore(from) : sql<boolean>`not ${isBehind(head)}`)
    .$if(foot !== undefined, (query) => query.where(isBehind(foot as MarketPosition)))
    .orderBy(sql`market_change.xid desc`)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
}

function isBefore([xid, seq]: MarketPosition) {
  return sql<boolean>`(xid, seq) < (${xid}::xid8, ${seq}::bigint)`;
}
