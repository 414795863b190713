import { useLiveQuery } from 'dexie-react-hooks';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Replica } from './database.ts';

const ReplicaContext = createContext<Replica | null>(null);

export const ReplicaProvider = ReplicaContext.Provider;

/** The replica of the signed-in person. Only below a signed-in route. */
export function useReplica(): Replica {
  const db = useContext(ReplicaContext);
  if (!db) throw new Error('useReplica: nobody is signed in here');
  return db;
}

/**
 * Live answer of a query (rule R1): undefined until the first one, then again after every change, from any source:
 * this tab, another one, or the worker.
 */
export function useLive<Result>(
  query: (db: Replica) => Promise<Result>,
  deps: unknown[] = [],
): Result | undefined {
  const db = useReplica();
  const { subscribe, read } = db.connection.reopenings;
  const reopened = useSyncExternalStore(subscribe, read);
  // An async function itself: only then does Dexie follow what the query awaits, and observe every table it reads.
  return useLiveQuery(async () => db.connection.readAgain(() => query(db)), [db, reopened, ...deps]);
}
