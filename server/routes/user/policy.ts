import { ageOn, needsGuardian } from '../../../contract/age.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { AGE_FLOOR, REAUTH_MINUTES } from '../../../contract/limits.ts';
import { type CallContext, callerOf, userOf } from '../../api/call-context.ts';
import { AGE_ADULT } from './age.ts';
import type { UserRow } from './general.ts';
import { lockUserRow } from './lock-user.ts';

/** Nobody is older; a year that is none would not even be stored. */
const AGE_MOST = 120;

/** Youngest age for what an account is to do: a company is run by adults. Throws `too_young` or `fields_invalid`. */
export function assertAge(age: number, mode: string, path: string): void {
  if (age > AGE_MOST)
    throw new ApiError('fields_invalid', 'this is no birth date of anybody alive', {
      fields: [{ path, code: 'too_small' }],
    });
  const floor = mode === 'user' ? AGE_FLOOR : AGE_ADULT;
  if (age < floor)
    throw new ApiError('too_young', `this needs an age of ${floor}`, { detail: { minAge: floor } });
}

/** Whom to ask, below 16. Throws `fields_invalid` where that is not said, or is the child's own address. */
export function guardianMailFor(
  age: number,
  own: string,
  guardianMail: string | undefined,
  path: string,
): string | null {
  if (!needsGuardian(age)) return null;
  if (guardianMail === undefined)
    throw new ApiError('fields_invalid', 'below 16 the mail address of a guardian is needed', {
      fields: [{ path, code: 'missing' }],
    });
  const mail = guardianMail.toLowerCase();
  if (mail === own)
    throw new ApiError('fields_invalid', 'a guardian has an address of their own; give that one', {
      fields: [{ path, code: 'own_mail' }],
    });
  return mail;
}

/** The account creates its own record, with its own mail address, and is old enough for it. */
export async function mayCreateUser(
  context: CallContext,
  { uniqueId, userObj }: ArgsOf<'user.create'>,
): Promise<{ guardianMail: string | null }> {
  const own = userObj.email.toLowerCase();
  if (own !== callerOf(context).email)
    throw new ApiError('identity_mismatch', 'userObj.email is not the mail address of this account');
  const age = ageOn(userObj.general.dateOfBirth, context.now.toISOString().slice(0, 10));
  assertAge(age, userObj.userMode, 'userObj.general.dateOfBirth');
  if (context.user === undefined) await assertNotErased(context, uniqueId);
  return { guardianMail: guardianMailFor(age, own, userObj.guardianMail, 'userObj.guardianMail') };
}

/** The token of an account that was deleted a moment ago must not bring its record back. */
async function assertNotErased({ tx }: CallContext, uid: string): Promise<void> {
  const row = await tx.selectFrom('user').where('id', '=', uid).select('erased_at').executeTakeFirst();
  if (row?.erased_at) throw new ApiError('gone', 'this account was deleted; register a new one');
}

export async function mayReadUser(context: CallContext, { userId }: ArgsOf<'user.get'>): Promise<string> {
  const user = userOf(context);
  if (user.id !== userId && user.mode !== 'admin')
    throw new ApiError('not_allowed', 'only one’s own record can be read');
  return userId;
}

/** One's own record, locked; that the arguments name the caller is checked for every call. */
export async function mayChangeOwn(context: CallContext, _args: unknown): Promise<UserRow> {
  return lockUserRow(context.tx, userOf(context).id);
}

/** Somebody themselves, or staff; in both cases with a sign-in of the last minutes. */
export async function mayDeleteUser(
  context: CallContext,
  { userId }: ArgsOf<'user.delete'>,
): Promise<UserRow> {
  const user = userOf(context);
  if (user.id !== userId && user.mode !== 'admin')
    throw new ApiError('not_allowed', 'only one’s own account can be deleted');
  assertFreshSignIn(context);
  return lockUserRow(context.tx, userId);
}

/** Throws `reauth_required` unless the password was asked for within the last minutes. */
export function assertFreshSignIn(context: CallContext): void {
  const age = context.now.getTime() - callerOf(context).signedInAt;
  if (age > REAUTH_MINUTES * 60_000)
    throw new ApiError('reauth_required', 'sign in again with your password, then repeat this', {
      detail: { maxAgeMinutes: REAUTH_MINUTES },
    });
}

/** Anybody, also without an account. */
export async function mayAnybody(): Promise<void> {}
