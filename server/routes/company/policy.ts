import type { ArgsOf } from '../../../contract/calls.ts';
import { isCompanyUid, normalizeCompanyUid } from '../../../contract/company-uid.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, type Membership, userOf } from '../../api/call-context.ts';

/** The caller's membership in this company; for everybody else it does not exist. */
export function memberOf(context: CallContext, companyId: string): Membership {
  const { membership } = userOf(context);
  if (membership?.companyId !== companyId) throw new ApiError('not_found', 'no such company');
  return membership;
}

/** Owner, or member with canChat: who may answer applicants and write (product section 4.9). */
export function mayAnswer(membership: Membership): boolean {
  return membership.role === 'owner' || membership.canChat;
}

export async function mayCreateCompany(
  context: CallContext,
  args: ArgsOf<'company.create'>,
): Promise<{ companyUid: string }> {
  const user = userOf(context);
  if (user.mode !== 'company')
    throw new ApiError('not_allowed', 'only accounts in company mode create a company');
  if (!isCompanyUid(args.companyUID))
    throw new ApiError('fields_invalid', 'companyUID is not a valid VAT number', {
      fields: [{ path: 'companyUID', code: 'not_a_company_uid' }],
    });
  return { companyUid: normalizeCompanyUid(args.companyUID) };
}

export async function mayUpdateCompany(
  context: CallContext,
  { companyId }: ArgsOf<'company.update-general'>,
): Promise<string> {
  if (memberOf(context, companyId).role !== 'owner')
    throw new ApiError('not_allowed', 'only the owner changes the company');
  return companyId;
}
