import type { Company } from '../../../contract/entities/company.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import type { RemovingMember } from './policy.ts';
import { readCompany } from './presenter.ts';
import { removeMember } from './remove-member.ts';

/** An owner removes a member, or a member leaves; whoever has left gets null. */
export async function deleteMember(
  context: CallContext,
  _args: unknown,
  { company, member }: RemovingMember,
): Promise<Company | null> {
  const caller = userOf(context);
  await removeMember(context, member, { uid: caller.id });
  return member.user_id === caller.id ? null : readCompany(context.tx, company.id);
}
