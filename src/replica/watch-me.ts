import { liveQuery } from 'dexie';
import type { User } from '../../contract/entities/user.ts';
import type { Replica } from './database.ts';
import { me } from './queries/me.ts';
import { syncStatus } from './queries/outbox.ts';

/** Tells of the person's own record now and after every change; answers a function that stops it. */
export function watchMe(db: Replica, onUser: (user: User) => void): () => void {
  const subscription = liveQuery(() => me(db)).subscribe({
    next: (user) => user && onUser(user),
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}

/** Tells whenever the server becomes reachable again after it was not. */
export function watchReachable(db: Replica, onBack: () => void): () => void {
  let before = true;
  const subscription = liveQuery(() => syncStatus(db)).subscribe({
    next: ({ state }) => {
      const now = state !== 'offline';
      if (now && !before) onBack();
      before = now;
    },
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}
