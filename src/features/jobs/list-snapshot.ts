/** Results. `list` names the filters it belongs to; `whole`: nothing more is to come by itself. */
export type Found = { list: string; ids: readonly string[]; whole: boolean };

/**
 * The list as the reader keeps it, given the one they had until now. Only one that was whole when they got it is theirs:
 * the last jobs of a market that is still being loaded are no news to be asked for.
 */
export function nextSnapshot(snapshot: Found, found: Found, reading: boolean): Found {
  const same = snapshot.list === found.list && (snapshot.whole || reading);
  if (same || (snapshot.list === found.list && snapshot.ids === found.ids && snapshot.whole === found.whole))
    return snapshot;
  return found;
}

/** A row of the list on the screen; `gone`: it is no longer among what the filters find. */
export type SnapshotRow = { id: string; gone: boolean };

/**
 * What is shown of `found` while the reader keeps `snapshot`: the same rows in the same places, so that nothing
 * moves under the thumb. `added` is how many more there would be.
 */
export function snapshotRows(
  snapshot: readonly string[],
  found: readonly string[],
): { rows: SnapshotRow[]; added: number } {
  if (snapshot === found) return { rows: snapshot.map((id) => ({ id, gone: false })), added: 0 };
  const now = new Set(found);
  const rows = snapshot.map((id) => ({ id, gone: !now.has(id) }));
  const kept = rows.filter(({ gone }) => !gone).length;
  return { rows, added: found.length - kept };
}
