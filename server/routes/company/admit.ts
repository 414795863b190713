import type { ChangeContext } from '../../api/change-context.ts';
import { recordUser } from '../../database/change-log/record.ts';
import { raiseVersion } from '../../database/raise-version.ts';
import { touchCompany } from '../../domain/company/lock-company.ts';
import type { MemberRow } from '../../domain/company/row.ts';
import { appendLog } from '../../domain/log/append.ts';

type NewMember = Pick<MemberRow, 'user_id' | 'can_sign' | 'can_chat' | 'position'>;

/**
 * Makes somebody a member, and opens the company's bucket to them. The caller has locked the company, found a free
 * seat and the person's consent. `by`: who lets them in; left out, they come by their own invitation.
 */
export async function admit(
  context: ChangeContext,
  companyId: string,
  member: NewMember,
  by: string = member.user_id,
): Promise<void> {
  const { tx, now, effects } = context;
  const { user_id, can_sign, can_chat, position } = member;
  await tx
    .insertInto('member')
    .values({ company_id: companyId, ...member, role: 'member', created_at: now })
    .execute();
  await appendLog(context, {
    companyId,
    actor: { uid: by },
    action: 'member.added',
    ref: { type: 'member', id: user_id },
    after: { role: 'member', canSign: can_sign, canChat: can_chat, position },
  });
  recordUser(effects, await raiseVersion(tx, 'user', user_id));
  await touchCompany(context, companyId);
}
