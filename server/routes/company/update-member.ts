import type { ArgsOf } from '../../../contract/calls.ts';
import type { Company } from '../../../contract/entities/company.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { dropHandoverOf } from '../../domain/company/handover.ts';
import { assertNotLastOwner, assertStaysAsOwner } from '../../domain/company/last-owner.ts';
import { touchCompany } from '../../domain/company/lock-company.ts';
import { readCompany } from '../../domain/company/presenter.ts';
import type { CompanyRow, MemberRow } from '../../domain/company/row.ts';
import { touchReadersFor } from '../../domain/job/touch-readers.ts';
import { appendLog } from '../../domain/log/append.ts';
import { changedKeys, pick } from './log-settings.ts';
import { findMember } from './policy.ts';

/** Changes rights, position or role, key by key. Owners are equals and always hold both rights. */
export async function updateMember(
  context: CallContext,
  { member }: ArgsOf<'company.update-member'>,
  company: CompanyRow,
): Promise<Company> {
  const { tx } = context;
  const row = await findMember(context, company.id, member._userId);
  if (row === undefined) throw new ApiError('not_found', 'no such member');
  const role = member.role ?? row.role;
  if (role === 'owner' && (member.canSign === false || member.canChat === false))
    throw new ApiError('fields_invalid', 'an owner always may sign and chat; make them a member first', {
      fields: [{ path: member.canSign === false ? 'member.canSign' : 'member.canChat', code: 'owner' }],
    });
  if (row.role === 'owner' && role === 'member') await assertNotLastOwner(tx, company.id, row.user_id);
  if (row.role === 'member' && role === 'owner') await assertStaysAsOwner(tx, row.user_id);
  const next: MemberRow = {
    ...row,
    role,
    can_sign: role === 'owner' || (member.canSign ?? row.can_sign),
    can_chat: role === 'owner' || (member.canChat ?? row.can_chat),
    position: member.position?.trim() ?? row.position,
  };
  const changed = changedKeys(facts(row), facts(next));
  if (changed.length === 0) return readCompany(tx, company.id);
  const { can_sign, can_chat, position } = next;
  await tx
    .updateTable('member')
    .set({ role, can_sign, can_chat, position })
    .where('company_id', '=', company.id)
    .where('user_id', '=', row.user_id)
    .execute();
  if (role !== row.role) await dropHandoverOf(tx, company.id, row.user_id);
  await appendLog(context, {
    companyId: company.id,
    actor: { uid: userOf(context).id },
    action: 'member.changed',
    ref: { type: 'member', id: row.user_id },
    before: pick(facts(row), changed),
    after: pick(facts(next), changed),
  });
  if (role !== row.role) await touchReadersFor(context, company.id, row.user_id);
  await touchCompany(context, company.id);
  return readCompany(tx, company.id);
}

function facts({ role, can_sign, can_chat, position }: MemberRow): Record<string, unknown> {
  return { role, canSign: can_sign, canChat: can_chat, position };
}
