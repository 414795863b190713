import type { ArgsOf } from '../../../contract/calls.ts';
import type { User } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { canonicalJson } from '../../api/canonical-json.ts';
import { recordUser } from '../../change-log/record.ts';
import { loadUsers } from './presenter.ts';

/** Makes the record, or gives the one that is already there if it says the same (`user_exists` otherwise). */
export async function createUser(
  context: CallContext,
  { uniqueId, userObj }: ArgsOf<'user.create'>,
  { guardian }: { guardian: 'none' | 'pending' },
): Promise<User> {
  const email = userObj.email.toLowerCase();
  const { general, userMode } = userObj;
  if (context.user !== undefined) {
    const existing = await readUser(context, {}, uniqueId);
    if (
      canonicalJson([existing.email, existing.userMode, existing.general]) ===
      canonicalJson([email, userMode, general])
    )
      return existing;
    throw new ApiError('user_exists', 'this account already has another record');
  }
  const row = await context.tx
    .insertInto('user')
    .values({
      id: uniqueId,
      email,
      mode: userMode,
      firstname: general.firstname,
      lastname: general.lastname,
      gender: general.gender ?? null,
      date_of_birth: general.dateOfBirth,
      guardian,
      guardian_mail: guardian === 'pending' ? (userObj.guardianMail ?? null) : null,
      created_at: context.now,
    })
    .returning(['id', 'ver'])
    .executeTakeFirstOrThrow();
  recordUser(context.effects, row);
  return readUser(context, {}, uniqueId);
}

export async function readUser(context: CallContext, _args: unknown, userId: string): Promise<User> {
  const user = (await loadUsers(context.tx, [userId])).get(userId);
  if (user === undefined) throw new ApiError('not_found', 'no such user');
  return user;
}
