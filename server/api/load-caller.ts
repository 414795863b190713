import { type RawBuilder, sql } from 'kysely';
import { isWhileLocked } from '../../contract/call.ts';
import { type ArgsOf, type CallName, calls } from '../../contract/calls.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Db } from '../database/database.ts';
import { lockUsers } from '../database/lock-users.ts';
import type { Caller } from '../ports/identity/identity.ts';
import { loadUser, RECORD, recordOf, type UserRecord, userUnknown } from './call-context.ts';
import type { From } from './call-parts.ts';
import { type Handler, ownRecord } from './handler.ts';

export type Loaded = { user: UserRecord | undefined; beside: unknown };

/**
 * The caller's record. Throws `session_ended` after a sign-out of this device, `locked` for a locked account unless the
 * call is open to it.
 * @param beside a scalar over "user" and "member", read in the same statement
 */
export async function loadCaller(
  db: Db,
  name: CallName,
  { caller }: From,
  beside: RawBuilder<unknown> = sql`null`,
): Promise<Loaded> {
  if (caller === undefined) return { user: undefined, beside: undefined };
  const row = await db
    .selectFrom(sql<{ uid: string }>`(select ${caller.uid}::text as uid)`.as('asked'))
    .leftJoin('user', (join) => join.onRef('user.id', '=', 'asked.uid').on('user.erased_at', 'is', null))
    .leftJoin('member', 'member.user_id', 'user.id')
    .leftJoin('session', (join) =>
      join
        .onRef('session.user_id', '=', 'asked.uid')
        .on('session.signed_in_at', '=', new Date(caller.signedInAt)),
    )
    .select(RECORD)
    .select(['session.ended_at', beside.as('beside')])
    .executeTakeFirstOrThrow();
  if (row.ended_at !== null) throw sessionEnded();
  const { id } = row;
  // Of a row that is there every column of the table is.
  const user = id === null ? undefined : recordOf({ ...row, id } as Parameters<typeof recordOf>[0]);
  if (user?.locked && !isWhileLocked(calls[name])) throw locked();
  return { user, beside: row.beside };
}

/**
 * How the claim of a write's key holds the caller's row along; undefined where people other than the caller are changed
 * as well, whose rows are locked in one order with it (`lockCaller`).
 */
export function callerHeld<Name extends CallName>({
  changesUsers,
}: Handler<Name>): RawBuilder<unknown> | undefined {
  if (changesUsers === undefined) return sql`for share`;
  return changesUsers === ownRecord ? sql`for no key update` : undefined;
}

/**
 * The same for a write, with the person's row locked before anything else: consent, account lock, erasure and
 * membership stay as they were read, because every change of them takes that row first. People whom the call changes
 * are locked here as well: two calls that both upgraded a shared lock would deadlock.
 */
export async function lockCaller<Name extends CallName>(
  tx: Db,
  handler: Handler<Name>,
  { name, args, from, now }: { name: Name; args: ArgsOf<Name>; from: From; now: Date },
): Promise<UserRecord | undefined> {
  const uid = from.caller?.uid;
  if (callerHeld(handler) === undefined) {
    const changed = (await handler.changesUsers?.({ tx, now, uid }, args)) ?? [];
    await lockUsers(tx, { changed, kept: uid === undefined ? [] : [uid] });
  }
  // A separate statement after the locks: a statement that waits for one still sees the old membership.
  return (await loadCaller(tx, name, from)).user;
}

/** The caller's record on a route that is not a call. Throws `user_unknown`, and `locked` for a locked account. */
export async function loadUnlocked(db: Db, { uid }: Caller): Promise<UserRecord> {
  const user = await loadUser(db, uid);
  if (user === undefined) throw userUnknown();
  if (user.locked) throw locked();
  return user;
}

export const sessionEnded = () => new ApiError('session_ended', 'this device was signed out; sign in again');

const locked = () =>
  new ApiError('locked', 'this account is locked; the app says why, until when, and how to appeal');
