import { checkArguments } from '../../../contract/arguments.ts';
import { type AnswerOf, type ArgsOf, type CallName, calls } from '../../../contract/calls.ts';
import type { Change } from '../../../contract/sync.ts';
import { getMeta, type Replica } from '../../replica/database.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { mergeTruth } from '../merge/merge.ts';
import { apiError } from '../wire/api-error.ts';
import { NoAnswerError, SignedOutError } from '../wire/call-errors.ts';
import type { GetCredentials, NewId } from '../wire/ports.ts';
import { asksFreshToken } from '../wire/retry.ts';
import type { Transport } from '../wire/transport.ts';

export type CallNow = <Name extends CallName>(
  name: Name,
  args: ArgsOf<Name>,
  options?: CallOptions,
) => Promise<AnswerOf<Name>>;

export type CallOptions = {
  /** Kept by the screen over its own retries, so that a second tap is the same intent. */
  key?: string | undefined;
  /** The answer is not needed any more. */
  signal?: AbortSignal | undefined;
};

/**
 * The same. `alongside` writes in the transaction that merges the answer, and not where that is given up; `onUnmerged` is
 * told what the answer of somebody has changed whose replica is not open yet.
 */
export type CallAlongside = <Name extends CallName>(
  name: Name,
  args: ArgsOf<Name>,
  options?: CallOptions & {
    alongside?: (db: Replica, data: AnswerOf<Name>) => Promise<void>;
    onUnmerged?: (changes: readonly Change[]) => void;
  },
) => Promise<AnswerOf<Name>>;

/**
 * Calls marked N: through the same transport, at once. What the answer changed is merged before it resolves.
 * @throws RequiredError, ApiError, NoAnswerError, SignedOutError
 */
export function createCall(ports: {
  credentials: GetCredentials;
  newId: NewId;
  transport: Transport;
  db: () => Replica | null;
}): CallAlongside {
  return async (name, args, options = {}) => {
    const checked = checkArguments(calls, name, args);
    const key = options.key ?? ports.newId();
    const db = ports.db();
    const generation = db && (await getMeta(db, 'generation'));
    for (const fresh of [false, true]) {
      const credentials = await ports.credentials({ fresh }).catch(() => {
        throw new NoAnswerError();
      });
      if (!credentials) throw new SignedOutError();
      const { signal } = options;
      const outcome = await ports.transport(name, checked, { token: credentials.token, key, signal });
      if (outcome.kind === 'none') throw new NoAnswerError();
      if (outcome.kind === 'answer') {
        if (db?.uid === credentials.uid && ports.db() === db) {
          // If the server was restored meanwhile, the answer is out of date; the pull brings the rows (rule R3).
          await writeGate(db, async () => {
            if ((await getMeta(db, 'generation')) !== generation) return;
            await options.alongside?.(db, outcome.data);
            await mergeTruth(db, outcome.changes);
          });
        } else options.onUnmerged?.(outcome.changes);
        return outcome.data;
      }
      if (asksFreshToken(outcome.failure) && !fresh) continue;
      throw apiError(outcome.failure);
    }
    throw new SignedOutError();
  };
}

/** What the answer brought that made an account: the first screen need not wait for the first pull, unless it was faster. */
export async function mergeBeforePull(db: Replica, changes: readonly Change[]): Promise<void> {
  await writeGate(db, async () => {
    if ((await getMeta(db, 'cursor')) === undefined) await mergeTruth(db, changes);
  });
}

/**
 * Calls without a sign-in: nothing of them is kept.
 * @throws RequiredError, ApiError, NoAnswerError
 */
export function createGuestCall(ports: { newId: NewId; transport: Transport }): CallNow {
  return async (name, args, options = {}) => {
    const checked = checkArguments(calls, name, args);
    const outcome = await ports.transport(name, checked, { token: null, key: options.key ?? ports.newId() });
    if (outcome.kind === 'answer') return outcome.data;
    if (outcome.kind === 'none') throw new NoAnswerError();
    throw apiError(outcome.failure);
  };
}
