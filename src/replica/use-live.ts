import { useObservable } from 'dexie-react-hooks';
import { createContext, useContext } from 'react';
import type { Replica } from './database.ts';
import { answerOf, type Query } from './live-answer.ts';

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
 * this tab, another one, or the worker. After a change of `deps` the last answer stays until the next is there. What
 * others read by the same function is known at once.
 */
export function useLive<Result>(query: Query<Result>, deps: unknown[] = []): Result | undefined {
  const db = useReplica();
  return useObservable(() => answerOf(db, query), [db, ...deps]);
}
