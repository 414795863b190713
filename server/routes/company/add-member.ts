import type { ArgsOf } from '../../../contract/calls.ts';
import type { Company } from '../../../contract/entities/company.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, loadUser, userOf } from '../../api/call-context.ts';
import { assertSeat } from '../../domain/billing/entitlement.ts';
import { assertStaying } from '../../domain/company/lock-company.ts';
import { readCompany } from '../../domain/company/presenter.ts';
import type { CompanyRow } from '../../domain/company/row.ts';
import { admit } from './admit.ts';
import { findMember } from './policy.ts';
import { tellWaiting } from './tell-invitation-answer.ts';

/**
 * Admits somebody who has accepted an invitation and waits for a seat, or takes back the removal of a member. Throws
 * `consent_missing` for everybody else: nobody becomes part of a company by somebody else's will.
 */
export async function addMember(
  context: CallContext,
  { member }: ArgsOf<'company.add-member'>,
  company: CompanyRow,
): Promise<Company> {
  const { tx } = context;
  assertStaying(company);
  if (await isThereAlready(context, company.id, member)) return readCompany(tx, company.id);
  const consent = await tx
    .selectFrom('invitation')
    .where('company_id', '=', company.id)
    .where('user_id', '=', member._userId)
    .where('status', 'in', ['waiting', 'accepted'])
    .selectAll()
    .orderBy('answered_at', 'desc')
    .forNoKeyUpdate()
    .executeTakeFirst();
  const person = consent && (await loadUser(tx, member._userId));
  if (consent === undefined || person?.mode !== 'company')
    throw new ApiError('consent_missing', 'this person has not accepted an invitation; invite them by mail');
  if (person.membership !== null)
    throw new ApiError('company_linked', 'this person belongs to another company by now');
  await assertSeat(context, company.id);
  await tx.updateTable('invitation').set({ status: 'accepted' }).where('id', '=', consent.id).execute();
  const { canSign, canChat, position } = member;
  await admit(
    context,
    company.id,
    { user_id: person.id, can_sign: canSign, can_chat: canChat, position: position.trim() },
    userOf(context).id,
  );
  if (consent.status === 'waiting') await tellWaiting(context, company, person.id, 'admitted');
  return readCompany(tx, company.id);
}

async function isThereAlready(
  context: CallContext,
  companyId: string,
  member: ArgsOf<'company.add-member'>['member'],
): Promise<boolean> {
  const existing = await findMember(context, companyId, member._userId);
  if (existing === undefined) return false;
  if (
    existing.can_sign === member.canSign &&
    existing.can_chat === member.canChat &&
    existing.position === member.position.trim()
  )
    return true;
  throw new ApiError('state_conflict', 'this person is a member already; change the member instead', {
    detail: { status: 'member' },
  });
}
