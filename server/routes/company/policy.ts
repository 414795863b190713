import type { ArgsOf } from '../../../contract/calls.ts';
import { isCompanyUid, normalizeCompanyUid } from '../../../contract/company-uid.ts';
import type { NewRegistration } from '../../../contract/entities/registration.ts';
import { ApiError } from '../../../contract/errors.ts';
import { registrationKey, registrationProblems, statedFacts } from '../../../contract/policy/registration.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { hasRightCheckDigits } from '../../base/vat-id.ts';
import { lockCompany } from '../../domain/company/lock-company.ts';
import { memberOf, unknownCompany } from '../../domain/company/membership.ts';
import type { CompanyRow, MemberRow } from '../../domain/company/row.ts';
import { assertFreshSignIn } from '../../domain/user/fresh-sign-in.ts';

/** By what a company is known: its VAT number, or its registration and what tells that apart from others. */
export type Making = { companyUid: string | null; registration?: NewRegistration; key: string | null };

export async function mayCreateCompany(
  context: CallContext,
  args: ArgsOf<'company.create'>,
): Promise<Making> {
  assertHires(context);
  const { companyUID, registration, companyName } = args;
  if (companyUID !== undefined) return { companyUid: assertUid(companyUID), key: null };
  if (registration === undefined)
    throw new ApiError('fields_invalid', 'a company has a companyUID, or a registration', {
      fields: [{ path: 'companyUID', code: 'missing' }],
    });
  const problems = registrationProblems(registration);
  if (problems.length > 0)
    throw new ApiError('fields_invalid', 'the registration is not complete', {
      fields: problems.map(({ field, code }) => ({ path: `registration.${field}`, code })),
    });
  const stated = statedFacts(registration);
  return { companyUid: null, registration: stated, key: registrationKey(stated, companyName) };
}

/** Others have nothing to look up: they would learn whose number it is. */
export async function mayLookUpCompany(
  context: CallContext,
  args: ArgsOf<'company.look-up'>,
): Promise<{ companyUid: string }> {
  assertHires(context);
  return { companyUid: assertUid(args.companyUID) };
}

function assertHires(context: CallContext): void {
  if (userOf(context).mode !== 'company')
    throw new ApiError('not_allowed', 'only accounts in company mode create a company');
}

function assertUid(typed: string): string {
  if (!isCompanyUid(typed) || !hasRightCheckDigits(normalizeCompanyUid(typed)))
    throw new ApiError('fields_invalid', 'companyUID is not a valid VAT number', {
      fields: [{ path: 'companyUID', code: 'not_a_company_uid' }],
    });
  return normalizeCompanyUid(typed);
}

/** Whether the caller reads it as a member; throws for a company that is not there. */
export async function mayReadCompany(
  { tx, user }: CallContext,
  { companyId }: ArgsOf<'company.get'>,
): Promise<{ asMember: boolean }> {
  const row = await tx
    .selectFrom('company')
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (row === undefined) throw unknownCompany();
  return { asMember: user?.membership?.companyId === companyId };
}

/** Owners run the company: the company, locked. */
export async function mayManage(
  context: CallContext,
  { companyId }: { companyId: string },
): Promise<CompanyRow> {
  const { company, caller } = await lockAsMember(context, companyId);
  if (caller.role !== 'owner')
    throw new ApiError('not_allowed', 'only an owner of the company may do this; ask one of them');
  return company;
}

export async function mayInvite(context: CallContext, args: ArgsOf<'company.invite'>): Promise<CompanyRow> {
  if (args._senderId !== userOf(context).id)
    throw new ApiError('identity_mismatch', '_senderId is not the account that sends this');
  return mayManage(context, args);
}

/** Deleting needs an owner who has just shown that it is them. */
export async function mayDelete(context: CallContext, args: ArgsOf<'company.delete'>): Promise<CompanyRow> {
  const company = await mayManage(context, args);
  // Taking it back harms nobody, and must not fail for want of a password.
  if (args.undo !== true) assertFreshSignIn(context);
  return company;
}

export type RemovingMember = { company: CompanyRow; member: MemberRow };

/** An owner removes members, everybody may leave. */
export async function mayRemoveMember(
  context: CallContext,
  { companyId, _userId }: ArgsOf<'company.delete-member'>,
): Promise<RemovingMember> {
  const { company, caller } = await lockAsMember(context, companyId);
  if (_userId === caller.user_id) return { company, member: caller };
  if (caller.role !== 'owner')
    throw new ApiError('not_allowed', 'only an owner removes others; you can leave the company yourself');
  const member = await findMember(context, companyId, _userId);
  if (member === undefined) throw new ApiError('not_found', 'no such member');
  return { company, member };
}

/**
 * Company and caller's membership under the company's lock. What the call began with may be over by now: of two
 * owners who remove each other, the second is no longer one.
 */
export async function lockAsMember(context: CallContext, companyId: string) {
  memberOf(context, companyId);
  const company = await lockCompany(context.tx, companyId);
  const caller = await findMember(context, companyId, userOf(context).id);
  if (caller === undefined) throw unknownCompany();
  return { company, caller };
}

export async function findMember(
  { tx }: Pick<CallContext, 'tx'>,
  companyId: string,
  uid: string,
): Promise<MemberRow | undefined> {
  return tx
    .selectFrom('member')
    .where('company_id', '=', companyId)
    .where('user_id', '=', uid)
    .selectAll()
    .executeTakeFirst();
}
