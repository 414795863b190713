import { v7 } from 'uuid';
import { transact } from '../../../server/api/transact.ts';
import { daysAfter } from '../../../server/base/days.ts';
import { makeLink } from '../../../server/domain/link/link.ts';
import type { World } from '../world.ts';

export type MadeInvitation = { companyId: string; invitationId: string; token: string };

/** A new company with an owner of its own, as it is after company.create. */
export async function makeCompany({ t }: World): Promise<{ companyId: string; ownerId: string }> {
  const companyId = v7();
  const ownerId = await makePerson(t, 'founder');
  await t.db
    .insertInto('company')
    .values({
      id: companyId,
      company_uid: null,
      company_name: 'Smithy',
      employee_count: null,
      rejection_text: 'Thank you.',
      reply_days: 7,
      created_at: t.now,
    })
    .execute();
  await t.db
    .insertInto('member')
    .values({
      company_id: companyId,
      user_id: ownerId,
      role: 'owner',
      can_sign: true,
      can_chat: true,
      created_at: t.now,
    })
    .execute();
  return { companyId, ownerId };
}

/** Invites the account `uid` into a company; left out, into a new one. */
export async function makeInvitation(
  world: World,
  uid: string,
  into?: { companyId: string; ownerId: string },
): Promise<MadeInvitation> {
  const { t } = world;
  const { companyId, ownerId } = into ?? (await makeCompany(world));
  const mail = `${uid.toLowerCase()}@example.org`;
  const invitationId = v7();
  const expiresAt = daysAfter(t.now, 14);
  await t.db
    .insertInto('invitation')
    .values({
      id: invitationId,
      company_id: companyId,
      mail,
      position: 'Cook',
      can_sign: false,
      can_chat: true,
      status: 'pending',
      invited_by: ownerId,
      created_at: t.now,
      expires_at: expiresAt,
    })
    .execute();
  const { result: token } = await transact(t.parts, (context) =>
    makeLink(context, {
      action: 'accept-invite',
      subject: { invitationId, companyId },
      expiresAt,
    }),
  );
  return { companyId, invitationId, token };
}

/** An account in company mode that belongs to no company. */
export async function makePerson(t: World['t'], name: string): Promise<string> {
  const uid = `${name}-${v7()}`;
  const answer = await t.call(uid, 'user.create', {
    uniqueId: uid,
    userObj: {
      email: `${uid}@example.org`,
      userMode: 'company',
      general: { firstname: 'Sam', lastname: 'Vogel', dateOfBirth: '1990-05-05' },
    },
  });
  if (answer.status !== 200) throw new Error(`makePerson: ${JSON.stringify(answer.error)}`);
  return uid;
}

/** A member of the world's company, of whom nothing else depends. */
export async function makeMember({ t, companyId }: World): Promise<string> {
  const uid = await makePerson(t, 'colleague');
  await t.db
    .insertInto('member')
    .values({
      company_id: companyId,
      user_id: uid,
      role: 'member',
      can_sign: false,
      can_chat: false,
      created_at: t.now,
    })
    .execute();
  return uid;
}
