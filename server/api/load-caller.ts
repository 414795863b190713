import { type CallName, calls } from '../../contract/calls.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Db } from '../database/database.ts';
import type { Caller } from '../identity/identity.ts';
import { loadUser, type UserRecord, userUnknown } from './call-context.ts';
import type { From } from './write-call.ts';

/** The record of whoever calls. Throws `locked` for a locked account, unless the call is open to it. */
export async function loadCaller(db: Db, name: CallName, { caller }: From): Promise<UserRecord | undefined> {
  if (caller === undefined) return undefined;
  const user = await loadUser(db, caller.uid);
  if (user?.locked && !('whileLocked' in calls[name])) throw locked();
  return user;
}

/** The record of whoever uses a route that is no call. Throws `user_unknown`, and `locked` for a locked account. */
export async function loadUnlocked(db: Db, { uid }: Caller): Promise<UserRecord> {
  const user = await loadUser(db, uid);
  if (user === undefined) throw userUnknown();
  if (user.locked) throw locked();
  return user;
}

const locked = () =>
  new ApiError('locked', 'this account is locked; the app says why, until when, and how to appeal');
