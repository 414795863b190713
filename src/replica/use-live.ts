import { createContext, useContext, useEffect, useMemo, useReducer, useRef } from 'react';
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a query is another one when its deps are
  const answer = useMemo(() => answerOf(db, query), [db, ...deps]);
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const last = useRef<Result>(undefined);
  const known = answer.read();
  const drawn = useRef(known);
  drawn.current = known;
  // Not useSyncExternalStore: it would draw the screen once for each of ten answers that come in one frame.
  useEffect(() => {
    const look = () => {
      if (answer.read() !== drawn.current) drawAgain();
    };
    const stop = answer.subscribe(look);
    look();
    return stop;
  }, [answer]);
  if (!known) return last.current;
  if ('error' in known) throw known.error;
  last.current = known.value;
  return known.value;
}
