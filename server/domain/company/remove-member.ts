import type { ChangeContext } from '../../api/change-context.ts';
import { recordNotification, recordUser } from '../../database/change-log/record.ts';
import type { Db } from '../../database/database.ts';
import { raiseVersion } from '../../database/raise-version.ts';
import { queueForgetMember } from '../application/forget-member.ts';
import { queueForgetParticipant } from '../conversation/forget-person.ts';
import { appendLog, type NewLogEntry } from '../log/append.ts';
import { assertNotLastOwner } from './last-owner.ts';
import { touchCompany } from './lock-company.ts';
import type { MemberRow } from './row.ts';

/**
 * Ends a membership. The company's bucket closes to the person at once, and notices about its applicants leave their
 * own bucket; jobs and conversations stay with the company. Leaving revokes the consent; a removed member can be added
 * again. Throws `last_owner`. The caller holds the company's lock.
 */
export async function removeMember(
  context: ChangeContext,
  member: MemberRow,
  by: NewLogEntry['actor'],
): Promise<void> {
  const { tx, effects } = context;
  const { company_id: companyId, user_id: uid } = member;
  if (member.role === 'owner') await assertNotLastOwner(tx, companyId, uid);
  // Logged before the row is deleted: the entry shows the member's position.
  await appendLog(context, {
    companyId,
    actor: by,
    action: 'member.removed',
    ref: { type: 'member', id: uid },
    before: { role: member.role, position: member.position },
  });
  await forgetCompany(context, member);
  await queueForgetMember(context, { companyId, uid });
  if (by !== null && by !== 'staff' && by.uid === uid) await revokeConsent(tx, companyId, uid);
  recordUser(effects, await raiseVersion(tx, 'user', uid));
  await touchCompany(context, companyId);
}

/** What the person has agreed to before lets nobody add them to the company any more. */
export async function revokeConsent(tx: Db, companyId: string, uid: string): Promise<void> {
  await tx
    .updateTable('invitation')
    .set({ status: 'left' })
    .where('company_id', '=', companyId)
    .where('user_id', '=', uid)
    .where('status', 'in', ['accepted', 'waiting'])
    .execute();
}

/** Deletes the membership, the part in the company's conversations, and every notice that a former member's device would still get. */
export async function forgetCompany(
  context: ChangeContext,
  { company_id: companyId, user_id: uid }: Pick<MemberRow, 'company_id' | 'user_id'>,
): Promise<void> {
  const { tx, now, effects } = context;
  await tx.deleteFrom('member').where('company_id', '=', companyId).where('user_id', '=', uid).execute();
  await queueForgetParticipant(context, { companyId, uid });
  // Members have no applications, offers or conversations of their own: notices about one concern the company's.
  const notices = await tx
    .updateTable('notification')
    .set((eb) => ({ deleted_at: now, params: '[]', ver: eb('ver', '+', 1) }))
    .where('user_id', '=', uid)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('ref_type', 'in', ['application', 'conversation', 'offer', 'job', 'subscription', 'company']),
        eb('type', '=', 'invite_answer'),
      ]),
    )
    .returning(['id', 'ver', 'user_id'])
    .execute();
  for (const notice of notices) recordNotification(effects, notice, true);
}
