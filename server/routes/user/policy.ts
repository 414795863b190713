import { ageOn } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, callerOf, userOf } from '../../api/call-context.ts';
import { comesByInvitation } from '../../domain/company/invitation-link.ts';
import { assertAge, guardianMailFor } from '../../domain/guardian/birth-date.ts';
import { isMinor } from '../../domain/user/age.ts';
import { assertFreshSignIn } from '../../domain/user/fresh-sign-in.ts';
import { lockUserRow } from '../../domain/user/lock-user.ts';
import { reservedMail } from '../../domain/user/reserved-mail.ts';
import type { UserRow } from '../../domain/user/row.ts';

/** The account creates its own record, with its own mail address, and is old enough for it. */
export async function mayCreateUser(
  context: CallContext,
  { uniqueId, userObj, invitation }: ArgsOf<'user.create'>,
): Promise<{ guardianMail: string | null; invited: boolean }> {
  const own = userObj.email.toLowerCase();
  if (own !== callerOf(context).email)
    throw new ApiError('identity_mismatch', 'userObj.email is not the mail address of this account');
  const age = ageOn(userObj.general.dateOfBirth, dayOf(context.now));
  assertAge(age, userObj.userMode, 'userObj.general.dateOfBirth');
  if (context.user === undefined) {
    await assertNotErased(context, uniqueId);
    await assertSameBirthDate(context, own, userObj.general.dateOfBirth);
    await assertNotReserved(context, own);
  }
  const { tx, now } = context;
  return {
    guardianMail: guardianMailFor(age, own, userObj.guardianMail, 'userObj.guardianMail'),
    // Only accounts that hire can join a company.
    invited:
      invitation !== undefined &&
      userObj.userMode === 'company' &&
      (await comesByInvitation(tx, now, own, invitation)),
  };
}

/** The token of an account that was deleted a moment ago must not bring its record back. */
async function assertNotErased({ tx }: CallContext, uid: string): Promise<void> {
  const row = await tx.selectFrom('user').where('id', '=', uid).select('erased_at').executeTakeFirst();
  if (row?.erased_at) throw new ApiError('gone', 'this account was deleted; register a new one');
}

/** Our own sign-in service has refused it before; a hosted project knows of no such thing. */
async function assertNotReserved({ tx, now }: CallContext, mail: string): Promise<void> {
  if (await reservedMail(tx, mail, now))
    throw new ApiError('user_exists', 'another account had this address until lately and may take it back');
}

/** A second account at the same address says the same of a child as the first; staff corrects it. */
async function assertSameBirthDate(
  { tx, now }: CallContext,
  mail: string,
  dateOfBirth: string,
): Promise<void> {
  const known = await tx
    .selectFrom('user')
    .where('email', '=', mail)
    .where('erased_at', 'is', null)
    .where('date_of_birth', '<>', dateOfBirth)
    .select('date_of_birth')
    .execute();
  for (const row of known)
    if (isMinor({ dateOfBirth: row.date_of_birth }, now))
      throw new ApiError('birth_date_fixed', 'this mail address has an account with another birth date', {
        detail: { by: 'staff' },
      });
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

/** Anybody, also without an account. */
export async function mayAnybody(): Promise<void> {}
