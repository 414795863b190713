import { ApiError } from '../../../contract/errors.ts';
import { REAUTH_MINUTES } from '../../../contract/limits.ts';
import { type CallContext, callerOf } from '../../api/call-context.ts';

/** Throws `reauth_required` unless the password was asked for within the last minutes. */
export function assertFreshSignIn(context: CallContext): void {
  const age = context.now.getTime() - callerOf(context).signedInAt;
  if (age > REAUTH_MINUTES * 60_000)
    throw new ApiError('reauth_required', 'sign in again with your password, then repeat this', {
      detail: { maxAgeMinutes: REAUTH_MINUTES },
    });
}
