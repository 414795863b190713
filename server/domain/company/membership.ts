import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, type Membership, userOf } from '../../api/call-context.ts';

/** The caller's membership in this company; throws `not_found` for strangers. */
export function memberOf(context: CallContext, companyId: string): Membership {
  const { membership } = userOf(context);
  if (membership?.companyId !== companyId) throw unknownCompany();
  return membership;
}

/** Owner, or member with canChat: who may answer applicants and write (product section 4.9). */
export function mayAnswer(membership: Membership): boolean {
  return membership.role === 'owner' || membership.canChat;
}

export const unknownCompany = () => new ApiError('not_found', 'no such company');
