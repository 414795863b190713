/** People and offers of this room's tests. */
import { expect } from 'vitest';
import { acceptedApplication, offering } from './offers.ts';
import { company, companyUser, seeker } from './people.ts';
import type { TestApp } from './test-app.ts';

export const OWNER = 'Deniz owner';
export const TALENT = 'Jana Krüger';

export async function colleague(t: TestApp, companyId: string, uid: string, can: { sign: boolean }) {
  await companyUser(t, uid);
  await t.db
    .insertInto('member')
    .values({
      company_id: companyId,
      user_id: uid,
      role: 'member',
      can_sign: can.sign,
      can_chat: true,
      created_at: t.now,
    })
    .execute();
}

/** A company with its owner, an accepted applicant, and an offer that was sent. */
export async function sent(t: TestApp) {
  const { _id: companyId } = await company(t, 'owner');
  await seeker(t, 'jana');
  const application = await acceptedApplication(t, 'jana', { owner: 'owner', companyId });
  const made = await t.call('owner', 'offer.create', offering({ _applicationId: application._id }));
  expect(made.error).toBeUndefined();
  return { companyId, application, offer: made.data };
}

export async function noticesOf(t: TestApp, uid: string): Promise<string[]> {
  const rows = await t.db
    .selectFrom('notification')
    .where('user_id', '=', uid)
    .where('ref_type', '=', 'offer')
    .select('type')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ type }) => type);
}

export async function logOf(t: TestApp, companyId: string): Promise<string[]> {
  const rows = await t.db
    .selectFrom('company_log')
    .where('company_id', '=', companyId)
    .where('action', 'like', 'offer.%' as never)
    .select('action')
    .orderBy('seq')
    .execute();
  return rows.map(({ action }) => action);
}
