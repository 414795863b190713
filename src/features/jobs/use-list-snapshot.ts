import { useMemo, useState } from 'react';
import { type Found, nextSnapshot, type SnapshotRow, snapshotRows } from './list-snapshot.ts';

export type ShownList = {
  rows: SnapshotRow[];
  /** Jobs that would be there if the list were made anew. */
  added: number;
  /** The jobs of the list as it was made. */
  snapshot: readonly string[];
  renew: () => void;
};

/**
 * The list as the reader keeps it: it is made anew when the filters change or on demand, never because the market
 * moved (pwa.2).
 * @param reading they are at it, even if more comes by itself
 * @param before what the reader had when they left
 */
export function useListSnapshot(
  found: Found,
  reading: boolean,
  before: readonly string[] | undefined,
): ShownList {
  const [kept, setKept] = useState(before ? { list: found.list, ids: before, whole: true } : found);
  const snapshot = nextSnapshot(kept, found, reading);
  if (snapshot !== kept) setKept(snapshot);
  const shown = useMemo(() => snapshotRows(snapshot.ids, found.ids), [snapshot.ids, found.ids]);
  return { ...shown, snapshot: snapshot.ids, renew: () => setKept(found) };
}
