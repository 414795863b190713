import type { User } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { loadUsers } from './presenter.ts';

/** A record as the person reads it. Throws `not_found`. */
export async function readUser(
  { tx }: Pick<CallContext, 'tx'>,
  _args: unknown,
  userId: string,
): Promise<User> {
  const user = (await loadUsers(tx, [userId])).get(userId);
  if (user === undefined) throw new ApiError('not_found', 'no such user');
  return user;
}
