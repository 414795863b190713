import { ageOn, needsGuardian } from '../../../contract/age.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { AGE_FLOOR } from '../../../contract/limits.ts';
import { type CallContext, callerOf, userOf } from '../../api/call-context.ts';

/** A company is run by adults. */
const AGE_COMPANY = 18;

/** The account creates its own record, with its own mail address, and is old enough for it. */
export async function mayCreateUser(
  context: CallContext,
  { userObj }: ArgsOf<'user.create'>,
): Promise<{ guardian: 'none' | 'pending' }> {
  if (userObj.email.toLowerCase() !== callerOf(context).email)
    throw new ApiError('identity_mismatch', 'userObj.email is not the mail address of this account');
  const age = ageOn(userObj.general.dateOfBirth, context.now.toISOString().slice(0, 10));
  const floor = userObj.userMode === 'company' ? AGE_COMPANY : AGE_FLOOR;
  if (age < floor)
    throw new ApiError('too_young', `this needs an age of ${floor}`, { detail: { minAge: floor } });
  if (!needsGuardian(age)) return { guardian: 'none' };
  if (userObj.guardianMail === undefined)
    throw new ApiError('fields_invalid', 'below 16 the mail address of a guardian is needed', {
      fields: [{ path: 'userObj.guardianMail', code: 'missing' }],
    });
  return { guardian: 'pending' };
}

export async function mayReadUser(context: CallContext, { userId }: ArgsOf<'user.get'>): Promise<string> {
  const user = userOf(context);
  if (user.id !== userId && user.mode !== 'admin')
    throw new ApiError('not_allowed', 'only one’s own record can be read');
  return userId;
}
