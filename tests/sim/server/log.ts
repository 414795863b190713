import type { Logged } from './context.ts';
import type { ServerState } from './state.ts';

/** The change log of one transaction, written at its commit: numbers of a bucket appear in the order of commits. */
export function writeLog(
  state: ServerState,
  changed: Iterable<Logged>,
  market: Iterable<{ id: string; ver: number; deleted: boolean }>,
  xid: number,
): void {
  for (const row of [...market].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    state.marketSeq += 1;
    state.market.set(row.id, { ...row, xid, seq: state.marketSeq });
  }
  for (const { bucket: id, table, id: rowId, ver, deleted } of changed) {
    const bucket = state.buckets.get(id) ?? { seq: 0, floor: 0, rows: new Map() };
    bucket.seq += 1;
    bucket.rows.set(`${table} ${rowId}`, { table, id: rowId, seq: bucket.seq, ver, deleted });
    state.buckets.set(id, bucket);
  }
}

/**
 * Forgets every tombstone and raises the floors below which a cursor is reset.
 * @param xmin of the oldest open transaction: the market's floor stays below what that one may still write
 */
export function purge(state: ServerState, xmin: number): void {
  for (const bucket of state.buckets.values()) {
    for (const [key, row] of bucket.rows) {
      if (!row.deleted) continue;
      bucket.rows.delete(key);
      bucket.floor = Math.max(bucket.floor, row.seq);
    }
  }
  for (const [id, row] of state.market) {
    if (!row.deleted || row.xid >= xmin) continue;
    state.market.delete(id);
    const [xid, seq] = state.marketFloor;
    if (row.xid > xid || (row.xid === xid && row.seq > seq)) state.marketFloor = [row.xid, row.seq];
  }
}
