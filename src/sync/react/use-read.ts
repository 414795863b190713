import { useEffect, useEffectEvent, useState } from 'react';
import type { AnswerOf, ArgsOf, CallName } from '../../../contract/calls.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { KeptAnswer } from '../../replica/database.ts';
import { keptAnswer } from '../../replica/queries/kept-answer.ts';
import { isReachable } from '../../replica/queries/reachable.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { readKey } from '../calls/read-key.ts';
import type { ReadEnd, Reader } from '../calls/reader.ts';
import { useSync } from './use-sync.ts';
import { useTryAgain } from './use-try-again.ts';

/**
 * `loading`: nothing is known yet · `missing`: the server has nothing there · `away`: never read here, and the server
 * does not answer · `refused`: it says no · `there`: `data` as of `at` (milliseconds since the epoch), `old` where the
 * server did not answer just now.
 */
export type ReadAnswer<Data> =
  | { state: 'loading' | 'missing' | 'away' }
  | { state: 'refused'; code: ErrorCode }
  | { state: 'there'; data: Data; at: number; old: boolean };

export type Read<Name extends CallName> = ReadAnswer<AnswerOf<Name>> & {
  again: () => void;
  /** A change has answered how it is now. */
  put: (data: AnswerOf<Name>) => Promise<void>;
};

type Options = {
  /** An answer that is not older than this, in milliseconds, is not requested again when a screen opens. */
  freshMs?: number;
  /** False: what is true for the moment only, and not without network. */
  keep?: boolean;
};

/**
 * Reads a call that is no row of the replica: live from this device, and asked for whenever a screen opens and the line
 * comes back. Null: nothing to ask yet.
 */
export function useRead<Name extends CallName>(
  name: Name,
  args: ArgsOf<Name> | null,
  { freshMs = 0, keep = true }: Options = {},
): Read<Name> {
  const { reader, now } = useSync();
  const store = useReplica();
  const key = args && readKey(name, args);
  const kept = useLive(async (replica) => (key ? ((await keptAnswer(replica, key)) ?? null) : null), [key]);
  const reachable = useLive(isReachable) ?? true;
  const isFresh = ({ at }: KeptAnswer) => now() - at >= 0 && now() - at < freshMs;
  return useReading({ reader, store, kept, reachable }, name, args, {
    keep,
    ...(freshMs > 0 && { isFresh }),
  });
}

type Source<Names extends CallName> = {
  reader: Reader<Names>;
  /** What the reader keeps answers in: another one is asked again. */
  store: object;
  /** Undefined until that is known, null where there is nothing. */
  kept: KeptAnswer | null | undefined;
  /** The server answered the last request of any kind. */
  reachable: boolean;
};

type ReadingOptions = {
  keep?: boolean;
  /** A kept answer need not be requested again when a screen opens. */
  isFresh?: (kept: KeptAnswer) => boolean;
};

/** The same of any reader. */
export function useReading<Names extends CallName, Name extends Names>(
  { reader, store, kept, reachable }: Source<Names>,
  name: Name,
  args: ArgsOf<Name> | null,
  { keep = true, isFresh }: ReadingOptions = {},
): Read<Name> {
  const key = args && readKey(name, args);
  const [ended, setEnded] = useState<{ key: string; end: ReadEnd } | null>(null);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says all of name and args; `round` asks again.
  useEffect(() => {
    if (!args || !key) return;
    const stop = new AbortController();
    const { signal } = stop;
    const ask = async (anew: boolean) => {
      const end = await reader.ask(name, args, { anew, keep, signal });
      if (!signal.aborted) setEnded({ key, end });
    };
    const open = async () => {
      const last = isFresh && round === 0 ? await reader.kept(name, args) : undefined;
      if (last && isFresh?.(last)) setEnded({ key, end: { end: 'kept' } });
      else if (!signal.aborted) await ask(round > 0);
    };
    void open();
    const online = () => void ask(false);
    addEventListener('online', online);
    return () => {
      removeEventListener('online', online);
      stop.abort();
    };
  }, [reader, store, key, round]);

  const again = () => setRound((last) => last + 1);
  const end = ended?.key === key ? ended?.end : undefined;
  const away = end?.end === 'away';
  useTryAgain(away ? ended : null, again);
  // A pull may be answered first.
  const back = useEffectEvent(() => away && again());
  useEffect(() => {
    if (reachable) back();
  }, [reachable]);

  // A replica that starts over forgets what was kept, also what was answered a moment before.
  const isGone = end?.end === 'kept' && kept === null;
  const lookAgain = useEffectEvent(async (signal: AbortSignal) => {
    if (args && !(await reader.kept(name, args)) && !signal.aborted) again();
  });
  useEffect(() => {
    if (!isGone) return;
    const stop = new AbortController();
    void lookAgain(stop.signal);
    return () => stop.abort();
  }, [isGone]);

  const put = (data: AnswerOf<Name>) => (args ? reader.put(name, args, data) : Promise.resolve());
  return { ...answerOf<AnswerOf<Name>>(kept, end), again, put };
}

/** @param kept undefined until that is known, null where there is nothing */
export function answerOf<Data>(
  kept: { data?: unknown; at: number } | null | undefined,
  end: ReadEnd | undefined,
): ReadAnswer<Data> {
  if (end?.end === 'told') return { state: 'there', data: end.data as Data, at: end.at, old: false };
  if (end?.end === 'refused') return { state: 'refused', code: end.code };
  const old = end?.end === 'away';
  if (kept && 'data' in kept) return { state: 'there', data: kept.data as Data, at: kept.at, old };
  if (kept) return { state: old || end?.end === 'kept' ? 'missing' : 'loading' };
  return { state: old && kept === null ? 'away' : 'loading' };
}
