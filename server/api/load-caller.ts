import { isWhileLocked } from '../../contract/call.ts';
import { type ArgsOf, type CallName, calls } from '../../contract/calls.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Db } from '../database/database.ts';
import { lockUsers } from '../database/lock-users.ts';
import type { Caller } from '../ports/identity/identity.ts';
import { loadUser, type UserRecord, userUnknown } from './call-context.ts';
import type { From } from './call-parts.ts';
import type { Handler } from './handler.ts';

/** The caller's record. Throws `locked` for a locked account, unless the call is open to it. */
export async function loadCaller(db: Db, name: CallName, { caller }: From): Promise<UserRecord | undefined> {
  if (caller === undefined) return undefined;
  const user = await loadUser(db, caller.uid);
  if (user?.locked && !isWhileLocked(calls[name])) throw locked();
  return user;
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
  const changed = await handler.changesUsers({ tx, now, uid }, args);
  await lockUsers(tx, { changed, kept: uid === undefined ? [] : [uid] });
  // A separate statement after the locks: a statement that waits for one still sees the old membership.
  return loadCaller(tx, name, from);
}

/** The caller's record on a route that is not a call. Throws `user_unknown`, and `locked` for a locked account. */
export async function loadUnlocked(db: Db, { uid }: Caller): Promise<UserRecord> {
  const user = await loadUser(db, uid);
  if (user === undefined) throw userUnknown();
  if (user.locked) throw locked();
  return user;
}

const locked = () =>
  new ApiError('locked', 'this account is locked; the app says why, until when, and how to appeal');
