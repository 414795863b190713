import { useMemo, useState } from 'react';
import { type Found, type HeldRow, heldList, heldNow } from './held-list.ts';

export type ShownList = {
  rows: HeldRow[];
  /** Jobs that would be there if the list were made anew. */
  added: number;
  /** The jobs the reader holds. */
  held: readonly string[];
  renew: () => void;
};

/**
 * The list as the reader holds it: it is made anew when the filters change or on demand, never because the market
 * moved (pwa.2).
 * @param reading they are at it, even if more comes by itself
 * @param before what the reader held when they left
 */
export function useHeldList(
  found: Found,
  reading: boolean,
  before: readonly string[] | undefined,
): ShownList {
  const [kept, setKept] = useState(before ? { list: found.list, ids: before, whole: true } : found);
  const held = heldNow(kept, found, reading);
  if (held !== kept) setKept(held);
  const shown = useMemo(() => heldList(held.ids, found.ids), [held.ids, found.ids]);
  return { ...shown, held: held.ids, renew: () => setKept(found) };
}
