import type { Change, SyncPage, TableName } from '../../../contract/sync.ts';
import { isLive, rowOf } from './rows.ts';
import {
  ageOfMarket,
  type Bucket,
  bucketsOf,
  isMarket,
  MARKET,
  type MarketRow,
  type ServerState,
} from './state.ts';

type Position = [xid: number, seq: number];
/** `l` and `h`: while a bucket, or the market, is loaded for the first time, its head then. */
export type Cursor = {
  e: string;
  b: Record<string, number>;
  l?: Record<string, number>;
  m?: Position;
  /** The age whose market `m` is a position in. */
  a?: number;
  h?: Position;
  /** How far the load of the market has come on its way down from `h`. */
  d?: Position;
};

export const EMPTY: Bucket = { seq: 0, floor: 0, rows: new Map() };
/** Transactions below it have all ended: no row can still appear before them (rule R3). */
export type Horizon = { xmin: number; xmax: number };

export const before = (a: Position, b: Position) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
const later = (a: Position, b: Position) => (before(a, b) ? b : a);
export const NOWHERE: Position = [0, 0];
const positionOf = ({ xid, seq }: MarketRow): Position => [xid, seq];

export function readCursor(text: string): Cursor | undefined {
  try {
    const value = JSON.parse(text) as Cursor;
    return typeof value?.e === 'string' && typeof value.b === 'object' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Changed rows with the row as it is now; one that is gone or not to be seen is a tombstone. */
export function withRows(
  state: ServerState,
  bucket: string,
  logged: readonly { table: TableName; id: string; ver: number }[],
): Change[] {
  return logged.map(({ table, id, ver }) => {
    const row = rowOf(state, bucket, table, id);
    return { bucket, table, id, ver: row?.ver ?? ver, row } as Change;
  });
}

/** The cursor of a device that has everything; undefined for an account that is not there. */
export function whereLogsEnd(
  state: ServerState,
  uid: string,
  now: string,
  horizon: Horizon,
): Cursor | undefined {
  if (!state.users.has(uid)) return undefined;
  const ends: Cursor = { e: state.epoch, b: {} };
  for (const id of bucketsOf(state, uid, now)) {
    if (!isMarket(id)) ends.b[id] = (state.buckets.get(id) ?? EMPTY).seq;
    else {
      ends.m = endOfMarket(
        [...state.market.values()].filter(({ xid }) => xid < horizon.xmin).map(positionOf),
        state,
      );
      Object.assign(ends, ageOfMarket(id) !== undefined && { a: ageOfMarket(id) });
    }
  }
  return ends;
}

function endOfMarket(settled: readonly Position[], { marketFloor }: ServerState): Position {
  return settled.reduce(later, marketFloor);
}

/** What changed in each of the caller's buckets since the cursor, one page of it (rules R2, R3, R4, R6). */
export function pull(
  state: ServerState,
  uid: string,
  args: { cursor?: string | undefined; limit?: number | undefined; market?: 'files' | undefined },
  now: string,
  horizon: Horizon,
): SyncPage {
  const buckets = bucketsOf(state, uid, now);
  const market = buckets.find(isMarket) ?? MARKET;
  const settled = [...state.market.values()].filter(({ xid }) => xid < horizon.xmin);
  const sorted = settled.sort((a, b) => (before(positionOf(a), positionOf(b)) ? -1 : 1));
  const head = endOfMarket(sorted.map(positionOf).slice(-1), state);
  const byFiles = args.market === 'files';
  const { from, reset } = startOf(state, args.cursor, { buckets, byFiles }, head, horizon);
  const next: Cursor = { e: state.epoch, b: {} };
  const changes: Change[] = [];
  const limit = args.limit ?? 500;
  const kept = from.h && !from.m && !from.d && !byFiles ? Math.floor(limit / 2) : 0;
  let left = limit - kept;
  let more = false;
  for (const id of buckets) {
    if (isMarket(id)) continue;
    const bucket = state.buckets.get(id) ?? EMPTY;
    const after = from.b[id] ?? 0;
    const loading = from.l?.[id];
    const rows = [...bucket.rows.values()]
      .filter((row) => row.seq > after && (!row.deleted || loading === undefined || row.seq > loading))
      .sort((a, b) => a.seq - b.seq);
    const page = rows.slice(0, left);
    changes.push(...withRows(state, id, page));
    const others = rows.length > page.length;
    next.b[id] = others ? (page.at(-1)?.seq ?? after) : bucket.seq;
    if (others && loading !== undefined) next.l = { ...next.l, [id]: loading };
    more ||= others;
    left -= page.length;
  }
  const nothing = { rows: [], place: {}, others: false };
  const { rows, place, others } = byFiles
    ? nothing
    : marketPage(state, market, { sorted, from, head }, left + kept);
  changes.push(
    ...withRows(
      state,
      market,
      rows.map(({ id, ver }) => ({ table: 'job', id, ver })),
    ),
  );
  Object.assign(next, place);
  const age = ageOfMarket(market);
  if (age !== undefined) next.a = age;
  return {
    cursor: JSON.stringify(next),
    epoch: state.epoch,
    more: more || others,
    serverTime: now,
    buckets,
    reset,
    changes,
  };
}

/** On a new device from the newest job down, then what has changed since. */
function marketPage(
  state: ServerState,
  market: string,
  { sorted, from, head }: { sorted: MarketRow[]; from: Cursor; head: Position },
  limit: number,
): { rows: MarketRow[]; place: Pick<Cursor, 'm' | 'h' | 'd'>; others: boolean } {
  const { m, h, d } = from;
  const rows: MarketRow[] = [];
  if (!m && h && before(NOWHERE, h)) {
    const live = sorted.filter((row) => {
      const at = positionOf(row);
      return !row.deleted && isLive(state, market, row.id) && !before(h, at) && (!d || before(at, d));
    });
    rows.push(...live.toReversed().slice(0, limit));
    if (live.length > rows.length || limit === 0) {
      const told = rows.map(positionOf).at(-1) ?? d;
      return { rows, place: { h, ...(told && { d: told }) }, others: true };
    }
  }
  const after = m ?? h ?? NOWHERE;
  const changed = sorted.filter((row) => before(after, positionOf(row)));
  const page = changed.slice(0, limit - rows.length);
  const others = changed.length > page.length;
  const at = [...(others ? page.map(positionOf).slice(-1) : [head]), after].reduce(later);
  return { rows: [...rows, ...page], place: before(NOWHERE, at) ? { m: at } : {}, others };
}

function startOf(
  state: ServerState,
  text: string | undefined,
  { buckets, byFiles }: { buckets: string[]; byFiles: boolean },
  head: Position,
  horizon: Horizon,
): { from: Cursor; reset: string[] } {
  const from: Cursor & { l: Record<string, number> } = { e: state.epoch, b: {}, l: {} };
  const anew = (id: string) => {
    if (isMarket(id)) from.h = head;
    else from.l[id] = (state.buckets.get(id) ?? EMPTY).seq;
  };
  const cursor = text === undefined ? undefined : readCursor(text);
  if (cursor?.e !== state.epoch) {
    buckets.forEach(anew);
    return { from, reset: text === undefined ? [] : buckets };
  }
  const market = (id: string) => {
    if (byFiles) return true;
    const { m, h, d, a } = cursor;
    const age = ageOfMarket(id);
    if (a !== age) {
      from.h = age === undefined ? state.marketFloor : head;
      return true;
    }
    const reached = m ?? h;
    if (!reached) return !before(NOWHERE, state.marketFloor);
    if (before(h ?? reached, state.marketFloor) || reached[0] >= horizon.xmax) return false;
    if (m) from.m = m;
    if (h) from.h = h;
    if (d) from.d = d;
    return true;
  };
  const personal = (id: string) => {
    const { seq, floor } = state.buckets.get(id) ?? EMPTY;
    const position = cursor.b[id] ?? 0;
    const loading = id in cursor.b ? cursor.l?.[id] : floor;
    if ((loading ?? position) < floor || position > seq) return false;
    from.b[id] = position;
    if (loading !== undefined) from.l[id] = loading;
    return true;
  };
  const reset = buckets.filter((id) => !(isMarket(id) ? market(id) : personal(id)));
  reset.forEach(anew);
  return { from, reset };
}
