import type { Company } from '../../../contract/entities/company.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { readCompany } from '../../domain/company/presenter.ts';
import { removeMember } from '../../domain/company/remove-member.ts';
import type { RemovingMember } from './policy.ts';

/** An owner removes a member, or a member leaves and gets null. */
export async function deleteMember(
  context: CallContext,
  _args: unknown,
  { company, member }: RemovingMember,
): Promise<Company | null> {
  const caller = userOf(context);
  await removeMember(context, member, { uid: caller.id });
  return member.user_id === caller.id ? null : readCompany(context.tx, company.id);
}
