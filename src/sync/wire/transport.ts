import { address } from '../../../contract/address.ts';
import { BATCH_PATH, type BatchEntry, type BatchResult, batchAnswer } from '../../../contract/batch.ts';
import { type CallTable, callOf } from '../../../contract/call-table.ts';
import type { AnswerOf, ArgsOf, CallName } from '../../../contract/calls.ts';
import { ACTED_AT_HEADER, EPOCH_HEADER, KEY_HEADER } from '../../../contract/http.ts';
import { broken, isRedirect, type Reading, read, told } from './answer.ts';
import type { Outcome } from './outcome.ts';
import type { Send } from './send.ts';

/** What an outbox says about a write beside its arguments. */
export type Stamp = {
  /** Of the page that was pulled last; none before the first (rule R3). */
  epoch?: string | undefined;
  /** When the person acted, ISO 8601, by the server's clock. */
  actedAt?: string | undefined;
};

/** One request of the user API; never throws. */
export type Transport = <Name extends CallName>(
  name: Name,
  args: ArgsOf<Name>,
  /** Token null: nobody is signed in, and only what is open to everybody is answered. */
  options: { token: string | null; key?: string; signal?: AbortSignal | undefined } & Stamp,
) => Promise<Outcome<AnswerOf<Name>>>;

/** `not done`: the server has not begun it, because one before it in its lane was not done. */
export type BatchOutcome = Outcome<unknown> | 'not done';

/** Sends several mutations in one request (rule W4), and tells what became of each; never throws. */
export type SendBatch = (
  entries: readonly BatchEntry[],
  options: { token: string; epoch?: string | undefined },
) => Promise<BatchOutcome[]>;

export type WireOptions = {
  /** Where the API is, empty for the page's own. */
  origin: string;
  send: Send;
  /** The browser says that it has no network at all. Left out where nobody can say. */
  offline?: () => boolean;
} & Reading;

/** Which calls this context makes. */
type Callable = { calls: CallTable };

export function createTransport({
  calls,
  origin,
  send,
  offline,
  ...reading
}: WireOptions & Callable): Transport {
  return async (name, args, { token, key, epoch, actedAt, signal }) => {
    const begun = offline?.();
    try {
      const { method, path, answer } = callOf(calls, name);
      const { url, body } = address({ method, path }, args as Record<string, unknown>);
      const response = await send(origin + url, {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(key ? { [KEY_HEADER]: key } : {}),
          ...(epoch ? { [EPOCH_HEADER]: epoch } : {}),
          ...(actedAt ? { [ACTED_AT_HEADER]: actedAt } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: signal ?? null,
      });
      if (key && response.headers.get(KEY_HEADER) !== key)
        return { kind: 'none', reason: isRedirect(response) ? 'redirect' : 'key not echoed' };
      return await read<AnswerOf<typeof name>>(answer, response, reading);
    } catch (error) {
      return unsent(broken(error), begun && offline?.());
    }
  };
}

export function createSendBatch({
  calls,
  origin,
  send,
  offline,
  ...reading
}: WireOptions & Callable): SendBatch {
  return async (entries, { token, epoch }) => {
    const begun = offline?.();
    const none = (reason: string): Outcome<never>[] => entries.map(() => ({ kind: 'none', reason }));
    try {
      const response = await send(origin + BATCH_PATH, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(epoch ? { [EPOCH_HEADER]: epoch } : {}),
        },
        body: JSON.stringify({ entries }),
      });
      const outcome = await read<{ results: (BatchResult | null)[] }>(batchAnswer, response, reading);
      if (outcome.kind === 'none') return none(outcome.reason);
      // A failure of the whole request meets the first entry again when it goes alone.
      if (outcome.kind === 'failure') return none(outcome.failure.code);
      return entries.map(({ key, name }, at) => {
        const result = outcome.data.results[at];
        if (result === null) return 'not done';
        if (result?.key !== key) return { kind: 'none', reason: 'key not echoed' };
        return told(callOf(calls, name).answer, result, reading.now());
      });
    } catch (error) {
      const outcome = unsent(broken(error), begun && offline?.());
      return entries.map(() => outcome);
    }
  };
}

/** Begun without a network and ended without one: nothing has left. One that came in between may have taken it along. */
function unsent(outcome: Outcome<never>, stayed: boolean | undefined): Outcome<never> {
  return outcome.kind === 'none' && stayed ? { ...outcome, stayed } : outcome;
}
