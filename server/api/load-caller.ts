import { type ArgsOf, type CallName, isWhileLocked } from '../../contract/calls.ts';
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
  if (user?.locked && !isWhileLocked(name)) throw locked();
  return user;
}

/**
 * The same for a write, before it locks anything else: however long it then waits for other rows, consent, lock,
 * erasure and membership stay as they were read, because whatever changes them waits for the person's row first. The
 * rows of people whom the call changes are locked for that at once: two calls that both raise a shared lock would wait
 * for each other.
 */
export async function lockCaller<Name extends CallName>(
  tx: Db,
  handler: Handler<Name>,
  { name, args, from, now }: { name: Name; args: ArgsOf<Name>; from: From; now: Date },
): Promise<UserRecord | undefined> {
  const uid = from.caller?.uid;
  const changed = await handler.changesUsers({ tx, now, uid }, args);
  await lockUsers(tx, { changed, kept: uid === undefined ? [] : [uid] });
  // A statement of its own, behind the locks: one that waits would still see the membership of before.
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
