/** What is found. `list` names the filters it belongs to; `whole`: nothing more is to come by itself. */
export type Found = { list: string; ids: readonly string[]; whole: boolean };

/**
 * What the reader holds on to, given what they held until now. Only a list that was whole when they got it is theirs:
 * the last jobs of a market that is still being loaded are no news to be asked for.
 */
export function heldNow(held: Found, found: Found, reading: boolean): Found {
  const same = held.list === found.list && (held.whole || reading);
  if (same || (held.list === found.list && held.ids === found.ids && held.whole === found.whole)) return held;
  return found;
}

/** A row of the list on the screen; `gone`: it is no longer among what the filters find. */
export type HeldRow = { id: string; gone: boolean };

/**
 * What is shown of `found` while the reader holds on to `held`: the same rows in the same places, so that nothing
 * moves under the thumb. `added` is how many more there would be.
 */
export function heldList(
  held: readonly string[],
  found: readonly string[],
): { rows: HeldRow[]; added: number } {
  if (held === found) return { rows: held.map((id) => ({ id, gone: false })), added: 0 };
  const now = new Set(found);
  const rows = held.map((id) => ({ id, gone: !now.has(id) }));
  const kept = rows.filter(({ gone }) => !gone).length;
  return { rows, added: found.length - kept };
}
