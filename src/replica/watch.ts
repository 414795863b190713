import { liveQuery } from 'dexie';
import type { User } from '../../contract/entities/user.ts';
import type { Replica } from './database.ts';
import { me } from './queries/me.ts';
import { clockOffset, syncStatus } from './queries/outbox.ts';

/** Watches outside of React; each answers a function that ends it. A replica that is closed ends it as well. */

/** Tells of the person's own record now and after every change. */
export function watchMe(db: Replica, onUser: (user: User) => void): () => void {
  return watch(
    () => me(db),
    (user) => user && onUser(user),
  );
}

/** Tells whenever the server becomes reachable again after it was not. */
export function watchReachable(db: Replica, onBack: () => void): () => void {
  let before = true;
  return watch(
    () => syncStatus(db),
    ({ state }) => {
      const now = state !== 'offline';
      if (now && !before) onBack();
      before = now;
    },
  );
}

/** Tells how far the device's clock is off, in milliseconds (rule R8). */
export function watchClock(db: Replica, onOffset: (ms: number) => void): () => void {
  return watch(() => clockOffset(db), onOffset);
}

/** Tells the answer of a query now and after every change that concerns it. */
export function watch<Value>(query: () => Promise<Value>, next: (value: Value) => void): () => void {
  const subscription = liveQuery(async () => query()).subscribe({ next, error: () => undefined });
  return () => subscription.unsubscribe();
}
