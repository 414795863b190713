import { type RawBuilder, sql } from 'kysely';
import { type AnswerOf, type ArgsOf, type CallName, calls } from '../../contract/calls.ts';
import { ApiError } from '../../contract/errors.ts';
import { meantBy } from '../../contract/literal-bodies.ts';
import { needsConfirmedMail } from '../../contract/policy/confirmed-mail.ts';
import { contentHash } from '../base/canonical-json.ts';
import { Effects } from '../database/change-log/effects.ts';
import { readNotices } from '../database/change-log/read-notices.ts';
import { writeLog } from '../database/change-log/write-log.ts';
import type { Db } from '../database/database.ts';
import { readAgain } from './again.ts';
import { type Answers, askingOutside } from './ask-outside.ts';
import { type CallContext, loadUser, type UserRecord } from './call-context.ts';
import type { CallParts, ChangedRow, From } from './call-parts.ts';
import type { Handler } from './handler.ts';
import { callerHeld, lockCaller } from './load-caller.ts';
import { ShownRows } from './shown-rows.ts';
import { inTransaction } from './try-again.ts';

export type Write<Name extends CallName> = {
  name: Name;
  args: ArgsOf<Name>;
  key: string;
  from: From;
  /** Epoch of the last pull of the device; a call without one is accepted by any database. */
  epoch?: string | undefined;
  /** When the person acted, by their device's clock. */
  actedAt?: Date | undefined;
};
/** `answer` is the JSON text of the whole answer. A replay has no effects. */
export type Written = { answer: string; effects: Effects | undefined };

/** Keys of guests share one namespace: a guest's key is a random UUID. */
const GUEST = '';

/**
 * Runs a write call: effect, receipt and change log in one transaction (rules W6, R3). The same key with the same
 * arguments is answered with what the caller may still read of it, or `answer_gone`; with other arguments with
 * `key_reused`. A refused call leaves nothing behind, so its key may be used again.
 */
export async function writeCall<Name extends CallName>(
  parts: CallParts,
  write: Write<Name>,
): Promise<Written> {
  return askingOutside(parts, (answers) =>
    inTransaction(parts, (tx) => attemptWrite(parts, tx, write, answers)),
  );
}

async function attemptWrite<Name extends CallName>(
  parts: CallParts,
  tx: Db,
  { name, args: given, key, from, epoch, actedAt }: Write<Name>,
  answers: Answers,
): Promise<Written> {
  const now = parts.clock();
  const handler = parts.handlers[name];
  const bodyHash = contentHash({ call: name, args: given });
  const args = meantBy(name, given, { key, now });
  const claim = { uid: from.caller?.uid ?? GUEST, key, call: name, bodyHash, now, epoch };
  const known = await claimKey(tx, claim, callerHeld(handler));
  const effects = new Effects();
  const shown = new ShownRows();
  // Checked before a known key is answered: a locked account reads no answer.
  const user = await lockCaller(tx, handler, { name, args, from, now });
  const { chance, ports, settings, buckets } = parts;
  const context = { tx, now, chance, ports, settings, ...from, user, effects, key, actedAt, answers, shown };
  if (known !== undefined)
    return { answer: await answerAgain(parts, context, { name, args }, known), effects: undefined };
  const { run, again } = handler;
  const waitsForMail = from.caller?.emailVerified === false && needsConfirmedMail(name, args);
  if (waitsForMail && calls[name].net === 'network') throw mailUnverified();
  const result = await run(context, args);
  // After everything else that may refuse it: nobody confirms an address to learn that the job is closed.
  if (waitsForMail) throw mailUnverified();
  await readNotices(tx, effects, now);
  const data = calls[name].answer.parse(result);
  const after = await callerAfter(context, handler);
  const seen = after ? buckets.bucketsOf(after, now) : [];
  const changed = buckets.changedRows(effects, seen);
  const changes = await buckets.answerChanges(tx, changed, seen, now, shown);
  const kept: Kept = { ...(again?.keeps && { data }), changes: changed };
  const receipt = sql`
    update "idempotency" set answer = ${JSON.stringify(kept)} where uid = ${claim.uid} and key = ${key}`;
  await writeLog(tx, effects, now, receipt);
  return { answer: JSON.stringify({ data, changes }), effects };
}

const mailUnverified = () =>
  new ApiError('mail_unverified', 'confirm your mail address first; until then you can look and draft');

/**
 * The caller's record by now: the call may have made it, or the membership that opens a bucket. One that changes nobody
 * holds the row as it was read.
 */
async function callerAfter<Name extends CallName>(
  { tx, caller, user, effects }: CallContext,
  { changesUsers }: Handler<Name>,
): Promise<UserRecord | undefined> {
  if (caller === undefined) return undefined;
  const isChanged = effects.changes.some(({ table, id }) => table === 'user' && id === caller.uid);
  return changesUsers || isChanged || user === undefined ? loadUser(tx, caller.uid) : user;
}

/** Stored under a key: names and versions of rows, and `data` where the call stores it (`again.ts`). */
type Kept = { data?: unknown; changes: ChangedRow[] };
type Known = { kept: Kept; receivedAt: Date };

/**
 * Data and rows as the caller reads them now. Old ones would bring back deleted rows on a device whose tombstones were
 * purged, or rows the caller may no longer see (rules R4, R5). A locked account gets no rows.
 */
async function answerAgain<Name extends CallName>(
  { handlers, buckets }: CallParts,
  context: CallContext,
  { name, args }: { name: Name; args: ArgsOf<Name> },
  { kept, receivedAt }: Known,
): Promise<string> {
  const { tx, now, user } = context;
  const told = kept.data as AnswerOf<Name> | undefined;
  const data = calls[name].answer.parse(
    await readAgain(handlers[name].again, context, args, { told, receivedAt }),
  );
  const seen = user === undefined || user.locked ? [] : buckets.bucketsOf(user, now);
  return JSON.stringify({ data, changes: await buckets.answerChanges(tx, kept.changes, seen, now) });
}

type Claim = {
  uid: string;
  key: string;
  call: string;
  bodyHash: string;
  now: Date;
  epoch: string | undefined;
};

/**
 * Takes the key for this transaction, or gives what is stored under it. Waits for a concurrent call with the same key;
 * `held` locks the caller's row behind it. The epoch is checked before a known key is answered as well: a device of a
 * lost database has to send what this one has lost before it sends or reads anything later (rules I3, R3).
 */
async function claimKey(
  tx: Db,
  { uid, key, call, bodyHash, now, epoch }: Claim,
  held: RawBuilder<unknown> | undefined,
): Promise<Known | undefined> {
  const { rows } = await sql<{ epoch: string | null; claimed: number }>`
    with claimed as (
      insert into "idempotency" (uid, key, call, body_hash, created_at)
      values (${uid}, ${key}, ${call}, ${bodyHash}, ${now})
      on conflict (uid, key) do nothing
      returning key
    ), held as (
      select "user".id from (select count(*) from claimed) as first, "user"
      where "user".id = ${uid} ${held ? sql`${held} of "user"` : sql``}
    )
    select (select value from meta where name = 'epoch') as epoch,
      (select count(*)::int from claimed) as claimed,
      (select count(*) from held) as held`.execute(tx);
  const [row] = rows;
  if (epoch !== undefined && row?.epoch !== epoch)
    throw new ApiError('epoch_changed', 'the server was set back to a backup; pull, then send again');
  if (row?.claimed === 1) return undefined;
  const stored = await tx
    .selectFrom('idempotency')
    .select(['body_hash', 'answer', 'created_at'])
    .where('uid', '=', uid)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (stored.body_hash !== bodyHash)
    throw new ApiError(
      'key_reused',
      'this Idempotency-Key was already used for something else; make a new one',
    );
  if (stored.answer === null) return undefined;
  return { kept: JSON.parse(stored.answer) as Kept, receivedAt: stored.created_at };
}
