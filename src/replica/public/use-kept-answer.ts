import { useEffect, useState } from 'react';
import type { KeptAnswer } from '../database.ts';
import { keptAnswer } from '../queries/kept-answer.ts';
import { watch } from '../watch.ts';
import type { PublicStore } from './public-store.ts';

/** Live: null where nothing is kept, undefined until that is known. After a change of the key the last one stays until then. */
export function useKeptAnswer(store: PublicStore, key: string): KeptAnswer | null | undefined {
  const [kept, keep] = useState<KeptAnswer | null>();
  useEffect(
    // A store that cannot be opened, as in some private windows, keeps nothing and costs nothing else.
    () => watch(async () => (await keptAnswer(store, key).catch(() => undefined)) ?? null, keep),
    [store, key],
  );
  return kept;
}
