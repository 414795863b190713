import type { AnswerOf, ArgsOf, CallName } from '../../../contract/calls.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { KeptAnswer } from '../../replica/database.ts';
import { type AnswerStore, keptAnswer } from '../../replica/queries/kept-answer.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { readKey } from './read-key.ts';

/**
 * `kept`: what is kept now is what the server says, also that it has nothing there · `told`: the answer of a question
 * whose answers are not kept · `away`: no answer, a server in trouble, or nowhere to keep it; what was kept stays ·
 * `refused`: the server says no, and nothing of it is kept any more
 */
export type ReadEnd =
  | { end: 'kept' | 'away' }
  | { end: 'told'; data: unknown; at: number }
  | { end: 'refused'; code: ErrorCode };

/** `none`: no answer, or a server in trouble, which may answer when it is asked again. */
export type Told<Data> = { kind: 'answer'; data: Data } | { kind: 'no'; code: ErrorCode } | { kind: 'none' };

/**
 * Asks the server. `alongside` keeps the answer, in the transaction that merges what else it tells; not where that is
 * given up. Where it rejects there was no answer.
 */
export type Ask<Names extends CallName> = <Name extends Names>(
  name: Name,
  args: ArgsOf<Name>,
  options: {
    signal: AbortSignal;
    alongside?: (into: AnswerStore, data: AnswerOf<Name>) => Promise<void>;
  },
) => Promise<Told<AnswerOf<Name>>>;

/** Asks calls whose answers are no rows of the replica, and keeps what they say, for the time without network. */
export type Reader<Names extends CallName = CallName> = {
  /** What was answered last; undefined where nothing is kept of it. */
  kept: <Name extends Names>(name: Name, args: ArgsOf<Name>) => Promise<KeptAnswer | undefined>;
  /**
   * The same question is asked once at a time, unless it has to be asked `anew`. It is aborted when nothing waits for
   * it any more, as `signal` tells. Never rejects.
   */
  ask: <Name extends Names>(
    name: Name,
    args: ArgsOf<Name>,
    /** `keep: false`: what is true for the moment only. */
    options?: { anew?: boolean; keep?: boolean; signal?: AbortSignal },
  ) => Promise<ReadEnd>;
  /** A change has answered how it is now: that holds, also against questions that are still under way. */
  put: <Name extends Names>(name: Name, args: ArgsOf<Name>, data: AnswerOf<Name>) => Promise<void>;
};

type Running = { asking: Promise<ReadEnd>; stop: AbortController; waiting: number };

export function createReader<Names extends CallName>(ports: {
  ask: Ask<Names>;
  /** Null where nobody is signed in. */
  store: () => AnswerStore | null;
  /** Milliseconds since the epoch, by the device. */
  clock: () => number;
}): Reader<Names> {
  const { clock } = ports;
  const running = new Map<string, Running>();
  // Answers may come in another order than the questions went out: an older one never replaces a newer one.
  let turn = 0;
  const settled = new Map<string, number>();
  const isLate = (key: string, mine: number) => (settled.get(key) ?? 0) > mine;

  const read = async <Name extends Names>(
    name: Name,
    args: ArgsOf<Name>,
    { keeps, signal }: { keeps: boolean; signal: AbortSignal },
  ): Promise<ReadEnd> => {
    const key = readKey(name, args);
    const store = ports.store();
    turn += 1;
    const mine = turn;
    let isHeard = false;
    const keep = async (into: AnswerStore, data?: unknown) => {
      isHeard = true;
      if (isLate(key, mine)) return;
      settled.set(key, mine);
      await into.answer.put({ key, ...(data === undefined ? {} : { data }), at: clock() });
    };
    const told = await ports
      .ask(name, args, { signal, ...(keeps && { alongside: keep }) })
      .catch(() => ({ kind: 'none' as const }));
    if (told.kind === 'none') return { end: 'away' };
    if (told.kind === 'answer' && !keeps) return { end: 'told', data: told.data, at: clock() };
    // Of a server that was set back, or a replica that started over meanwhile, the answer was not taken: it is asked again.
    if (told.kind === 'answer') return { end: isHeard ? 'kept' : 'away' };
    const { code } = told;
    if (!keeps) return { end: 'refused', code };
    if (store === null || ports.store() !== store) return { end: 'away' };
    const missing = isMissing(code);
    const forget = async () => {
      if (missing) await keep(store);
      else if (!isLate(key, mine)) await store.answer.delete(key);
    };
    const write = writeGate(store, forget, { tables: [store.answer] });
    // A replica that is being closed needs it no more; where nothing can be kept, that it is missing is not known.
    const isWritten = await write.then(
      () => true,
      () => false,
    );
    if (!missing) return { end: 'refused', code };
    return { end: isWritten ? 'kept' : 'away' };
  };

  return {
    async kept(name, args) {
      const store = ports.store();
      return store ? keptAnswer(store, readKey(name, args)) : undefined;
    },
    async ask(name, args, { anew = false, keep = true, signal } = {}) {
      const key = readKey(name, args);
      let asked = anew ? undefined : running.get(key);
      if (!asked) {
        const stop = new AbortController();
        const asking = read(name, args, { keeps: keep, signal: stop.signal }).finally(() => {
          if (running.get(key)?.stop === stop) running.delete(key);
        });
        asked = { asking, stop, waiting: 0 };
        running.set(key, asked);
      }
      const joined = asked;
      joined.waiting += 1;
      const leave = () => {
        joined.waiting -= 1;
        if (joined.waiting > 0) return;
        joined.stop.abort();
        if (running.get(key) === joined) running.delete(key);
      };
      signal?.addEventListener('abort', leave, { once: true });
      return joined.asking.finally(() => signal?.removeEventListener('abort', leave));
    },
    async put(name, args, data) {
      const key = readKey(name, args);
      const store = ports.store();
      turn += 1;
      settled.set(key, turn);
      running.delete(key);
      const answer = store?.answer;
      if (answer) await writeGate(store, () => answer.put({ key, data, at: clock() }), { tables: [answer] });
    },
  };
}

/** The server has nothing there, or not any more. */
export function isMissing(code: string): code is 'not_found' | 'gone' {
  return code === 'not_found' || code === 'gone';
}
