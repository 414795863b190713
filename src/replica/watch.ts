import { liveQuery } from 'dexie';
import type { User } from '../../contract/entities/user.ts';
import { getMeta, type Replica } from './database.ts';
import { me } from './queries/me.ts';
import { isReachable } from './queries/reachable.ts';

/** Watches outside of React; each answers a function that ends it. A replica that is closed ends it as well. */

/** Tells of the person's own record now and after every change. */
export function watchMe(db: Replica, onUser: (user: User) => void): () => void {
  return watchReplica(
    db,
    () => me(db),
    (user) => user && onUser(user),
  );
}

/** Tells whenever the server takes what we send again, after no answer or a lock. */
export function watchServed(db: Replica, onBack: () => void): () => void {
  let before = true;
  return watchReplica(
    db,
    async () => {
      const [reachable, locked] = await Promise.all([isReachable(db), getMeta(db, 'locked')]);
      return reachable && !locked;
    },
    (now) => {
      if (now && !before) onBack();
      before = now;
    },
  );
}

/** Tells whether the server keeps the account out. */
export function watchLocked(db: Replica, onLocked: (locked: boolean) => void): () => void {
  return watchReplica(db, async () => (await getMeta(db, 'locked')) ?? false, onLocked);
}

/** Tells server time minus device time, in milliseconds (rule R8). */
export function watchClock(db: Replica, onOffset: (ms: number) => void): () => void {
  return watchReplica(db, async () => (await getMeta(db, 'clockOffset')) ?? 0, onOffset);
}

/** Tells the answer of a query now and after every change that concerns it. */
export function watch<Value>(query: () => Promise<Value>, next: (value: Value) => void): () => void {
  const subscription = liveQuery(async () => query()).subscribe({ next, error: () => undefined });
  return () => subscription.unsubscribe();
}

/** The same of one replica: goes on when that was closed under us and opened again (rule S3). */
export function watchReplica<Value>(
  db: Replica,
  query: () => Promise<Value>,
  next: (value: Value) => void,
): () => void {
  const begin = () => watch(() => db.connection.readAgain(query), next);
  let stop = begin();
  const forget = db.connection.reopenings.subscribe(() => {
    stop();
    stop = begin();
  });
  return () => {
    forget();
    stop();
  };
}
