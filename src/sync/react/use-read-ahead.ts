import { useEffect } from 'react';
import type { ArgsOf, CallName } from '../../../contract/calls.ts';
import { isReachable } from '../../replica/queries/reachable.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { readKey } from '../calls/read-key.ts';
import { useSync } from './use-sync.ts';

/**
 * Asks what screens will want without network, one question after the other, and none that was answered on this device
 * before.
 */
export function useReadAhead<Name extends CallName>(name: Name, questions: readonly ArgsOf<Name>[]): void {
  const { reader } = useSync();
  const store = useReplica();
  const reachable = useLive(isReachable) ?? true;
  const keys = questions.map((args) => readKey(name, args)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keys` says all of name and questions; another store keeps other answers.
  useEffect(() => {
    if (!reachable) return;
    const stop = new AbortController();
    const askAll = async () => {
      for (const args of questions) {
        if (stop.signal.aborted) return;
        if (await reader.kept(name, args)) continue;
        if ((await reader.ask(name, args, { signal: stop.signal })).end === 'away') return;
      }
    };
    void askAll();
    return () => stop.abort();
  }, [reader, store, keys, reachable]);
}
