import { useLiveQuery } from 'dexie-react-hooks';
import type { KeptAnswer } from '../database.ts';
import { keptAnswer } from '../queries/kept-answer.ts';
import type { PublicStore } from './public-store.ts';

/** Live: null where nothing is kept, undefined until that is known. */
export function useKeptAnswer(store: PublicStore, key: string): KeptAnswer | null | undefined {
  // A store that cannot be opened, as in some private windows, keeps nothing and costs nothing else.
  return useLiveQuery(
    async () => (await keptAnswer(store, key).catch(() => undefined)) ?? null,
    [store, key],
  );
}
