import { useLiveQuery } from 'dexie-react-hooks';
import type { KeptAnswer, PublicStore } from './public-store.ts';

/** Live: null where nothing is kept, undefined until that is known. */
export function useKeptAnswer(store: PublicStore, key: string): KeptAnswer | null | undefined {
  // A store that cannot be opened, as in some private windows, keeps nothing and costs nothing else.
  return useLiveQuery(async () => (await store.read(key).catch(() => undefined)) ?? null, [store, key]);
}
