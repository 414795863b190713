import { type CallName, calls } from '../../contract/calls.ts';
import { ApiError } from '../../contract/errors.ts';
import type { Db } from '../database/database.ts';
import { loadUser, type UserRecord } from './call-context.ts';
import type { From } from './write-call.ts';

/** The record of whoever calls. Throws `locked` for a locked account, unless the call is open to it. */
export async function loadCaller(db: Db, name: CallName, { caller }: From): Promise<UserRecord | undefined> {
  if (caller === undefined) return undefined;
  const user = await loadUser(db, caller.uid);
  if (user?.locked && !('whileLocked' in calls[name]))
    throw new ApiError('locked', 'this account is locked; the app says why, until when, and how to appeal');
  return user;
}
