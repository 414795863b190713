import type { AnswerOf, ArgsOf, CallName } from '../../contract/calls.ts';
import { ApiError, type ErrorCode } from '../../contract/errors.ts';
import type { Replica } from '../replica/database.ts';
import { writeGate } from '../replica/write-gate.ts';
import type { CallAlongside } from './call.ts';
import { readKey } from './read-key.ts';

/**
 * `kept`: what is kept now is what the server says, also that it has nothing there · `told`: the answer of a question
 * whose answers are not kept · `away`: no answer, or a server in trouble; what was kept stays · `refused`: the server
 * says no, and nothing of it is kept any more
 */
export type ReadEnd =
  | { end: 'kept' | 'away' }
  | { end: 'told'; data: unknown; at: number }
  | { end: 'refused'; code: ErrorCode };

/** Asks calls whose answers are no rows of the replica, and keeps what they say in it, for the time without network. */
export type Reader = {
  /**
   * The same question is asked once at a time, unless it has to be asked `anew`. It is given up when nobody waits for
   * it any more, as `signal` tells. Never rejects.
   */
  ask: <Name extends CallName>(
    name: Name,
    args: ArgsOf<Name>,
    /** `keep: false`: what is true for the moment only. */
    options: { anew?: boolean; keep?: boolean; signal: AbortSignal },
  ) => Promise<ReadEnd>;
  /** A change has answered how it is now: that holds, also against questions that are still under way. */
  put: <Name extends CallName>(name: Name, args: ArgsOf<Name>, data: AnswerOf<Name>) => Promise<void>;
};

type Running = { asking: Promise<ReadEnd>; stop: AbortController; waiting: number };

export function createReader(ports: {
  call: CallAlongside;
  db: () => Replica | null;
  /** Milliseconds since the epoch, by the device. */
  clock: () => number;
}): Reader {
  const { call, clock } = ports;
  const running = new Map<string, Running>();
  // Answers may come in another order than the questions went out: an older one never replaces a newer one.
  let turn = 0;
  const settled = new Map<string, number>();
  const isLate = (key: string, mine: number) => (settled.get(key) ?? 0) > mine;

  const read = async <Name extends CallName>(
    name: Name,
    args: ArgsOf<Name>,
    { keeps, signal }: { keeps: boolean; signal: AbortSignal },
  ): Promise<ReadEnd> => {
    const key = readKey(name, args);
    const db = ports.db();
    turn += 1;
    const mine = turn;
    const keep = async (into: Replica, data?: unknown) => {
      if (isLate(key, mine)) return;
      settled.set(key, mine);
      await into.answer.put({ key, ...(data === undefined ? {} : { data }), at: clock() });
    };
    try {
      const data = await call(name, args, { signal, ...(keeps && { alongside: keep }) });
      return keeps ? { end: 'kept' } : { end: 'told', data, at: clock() };
    } catch (error) {
      const code = error instanceof ApiError && !isTrouble(error) ? error.code : null;
      if (code !== null && !keeps) return { end: 'refused', code };
      if (code === null || db === null || ports.db() !== db) return { end: 'away' };
      const missing = MISSING.includes(code);
      // Nobody waits for this write, and a replica that is being closed needs it no more.
      await writeGate(db, async () => {
        if (missing) await keep(db);
        else if (!isLate(key, mine)) await db.answer.delete(key);
      }).catch(() => undefined);
      return missing ? { end: 'kept' } : { end: 'refused', code };
    }
  };

  return {
    async ask(name, args, { anew = false, keep = true, signal }) {
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
      signal.addEventListener('abort', leave, { once: true });
      return joined.asking.finally(() => signal.removeEventListener('abort', leave));
    },
    async put(name, args, data) {
      const key = readKey(name, args);
      const db = ports.db();
      turn += 1;
      settled.set(key, turn);
      running.delete(key);
      if (db) await writeGate(db, () => db.answer.put({ key, data, at: clock() }));
    },
  };
}

const MISSING: readonly ErrorCode[] = ['not_found', 'gone'];

/** The server could not say: it may when it is asked again. */
function isTrouble({ status }: ApiError): boolean {
  return status >= 500 || status === 429 || status === 401;
}
