import { type ArgsOf, type CallName, calls } from '../../contract/calls.ts';
import { ApiError } from '../../contract/errors.ts';
import { Effects } from '../change-log/effects.ts';
import { writeLog } from '../change-log/write-log.ts';
import type { Db } from '../database/database.ts';
import type { Caller } from '../identity/identity.ts';
import type { Ports } from '../ports.ts';
import { answerChanges, type ChangedRow, changedRows } from '../routes/sync/answer-changes.ts';
import { bucketsOf } from '../routes/sync/buckets.ts';
import type { CallSettings } from '../settings.ts';
import { type Chance, loadUser } from './call-context.ts';
import { contentHash } from './canonical-json.ts';
import { handlers } from './handlers.ts';
import { loadCaller } from './load-caller.ts';

export type CallParts = {
  readonly db: Db;
  readonly clock: () => Date;
  readonly chance: Chance;
  readonly ports: Ports;
  readonly settings: CallSettings;
};
/** Who calls, and from where. */
export type From = { readonly caller: Caller | undefined; readonly address: string };
export type Write<Name extends CallName> = { name: Name; args: ArgsOf<Name>; key: string; from: From };
/** `answer` is the JSON text of the whole answer. A replay has no effects. */
export type Written = { answer: string; effects: Effects | undefined };

/** Keys of guests share one namespace: a guest's key is a random UUID and its answer holds nothing personal. */
const GUEST = '';

const TRIES = 4;
/**
 * serialization_failure, deadlock_detected, and unique_violation: two calls that raced to make the same row. The
 * second try sees the other's row and takes the path for it.
 */
const RETRIED = new Set(['40001', '40P01', '23505']);

/**
 * Runs a write call: effect, stored answer and change log in one transaction (rules W6, R3). The same key with the
 * same arguments gets the stored answer with its rows as they are by then, with others `key_reused`. What is refused
 * leaves nothing behind, so a refused key may be used again.
 */
export async function writeCall<Name extends CallName>(
  parts: CallParts,
  write: Write<Name>,
): Promise<Written> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await parts.db.transaction().execute((tx) => attemptWrite(parts, tx, write));
    } catch (error) {
      if (attempt === TRIES || !RETRIED.has(sqlState(error))) throw error;
    }
  }
}

async function attemptWrite<Name extends CallName>(
  parts: CallParts,
  tx: Db,
  { name, args, key, from }: Write<Name>,
): Promise<Written> {
  const now = parts.clock();
  const bodyHash = contentHash({ call: name, args });
  const stored = await claimKey(tx, { uid: from.caller?.uid ?? GUEST, key, call: name, bodyHash, now });
  if (stored !== undefined)
    return { answer: await storedAnswer(tx, stored, from.caller, now), effects: undefined };
  const effects = new Effects();
  const user = await loadCaller(tx, name, from);
  const { chance, ports, settings } = parts;
  const context = { tx, now, chance, ports, settings, ...from, user, effects, key };
  const result = await handlers[name].run(context, args);
  const data = calls[name].answer.parse(result);
  // Loaded again: the call may have made the record, or the membership that opens a bucket.
  const after = from.caller && (await loadUser(tx, from.caller.uid));
  const buckets = after ? bucketsOf(after) : [];
  const changed = changedRows(effects, buckets);
  const changes = await answerChanges(tx, changed, buckets, now);
  await tx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify({ data, changes: changed } satisfies StoredAnswer) })
    .where('uid', '=', from.caller?.uid ?? GUEST)
    .where('key', '=', key)
    .execute();
  await writeLog(tx, effects, now);
  return { answer: JSON.stringify({ data, changes }), effects };
}

type StoredAnswer = { data: unknown; changes: ChangedRow[] };

/**
 * Rows as they were would bring back, on a device whose tombstones were forgotten, what is long gone, or what the
 * caller may no longer see (rules R4, R5). A locked account sees none.
 */
async function storedAnswer(tx: Db, stored: string, caller: Caller | undefined, now: Date): Promise<string> {
  const { data, changes: changed } = JSON.parse(stored) as StoredAnswer;
  const user = caller && (await loadUser(tx, caller.uid));
  const buckets = user === undefined || user.locked ? [] : bucketsOf(user);
  return JSON.stringify({ data, changes: await answerChanges(tx, changed, buckets, now) });
}

type Claim = { uid: string; key: string; call: string; bodyHash: string; now: Date };

/** Takes the key for this transaction, or gives the answer stored under it. Waits for a twin that is under way. */
async function claimKey(tx: Db, { uid, key, call, bodyHash, now }: Claim): Promise<string | undefined> {
  const claimed = await tx
    .insertInto('idempotency')
    .values({ uid, key, call, body_hash: bodyHash, answer: null, created_at: now })
    .onConflict((conflict) => conflict.columns(['uid', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed !== undefined) return undefined;
  const stored = await tx
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('uid', '=', uid)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (stored.body_hash !== bodyHash)
    throw new ApiError(
      'key_reused',
      'this Idempotency-Key was already used for something else; make a new one',
    );
  return stored.answer ?? undefined;
}

/** SQLSTATE of a database error, however deep the driver has wrapped it. */
export function sqlState(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? sqlState(error.cause) : '';
}
