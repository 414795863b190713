import { keepRows } from '../../server/testing/keep-rows.ts';
import { company, companyUser, publishedJob, seeker } from '../../server/testing/people.ts';
import type { TestApp } from '../../server/testing/test-app.ts';
import type { Role } from './case.ts';

/** The people of the conformance suite; they stay, the records of a case are made for it. */
export type World = {
  readonly t: TestApp;
  /** Token of a role; null for a guest. For everybody with an account it is also the account's id. */
  readonly token: (role: Role) => string | null;
  /** The company of owner, canSign, canChat, participant and member. */
  readonly companyId: string;
  readonly foreignCompanyId: string;
  /** A new published job of the company. */
  readonly newJob: () => Promise<Awaited<ReturnType<typeof publishedJob>>>;
};

const TOKENS: Record<Role, string | null> = {
  guest: null,
  stranger: 'stranger',
  minor: 'minor',
  self: 'self',
  participant: 'participant',
  member: 'member',
  canChat: 'canChat',
  canSign: 'canSign',
  owner: 'owner',
  foreignOwner: 'foreignOwner',
  formerMember: 'formerMember',
  locked: 'locked',
  staff: 'staff',
  forged: 'forged.token',
  expired: 'expired.token',
};

/** Companies of the worlds that were made, and how their rows come back. */
const made = new WeakMap<
  TestApp,
  { companyId: string; foreignCompanyId: string; putBack: () => Promise<void> }
>();

/** Empties the database and puts the people in. They register once for each database: that is most of the work. */
export async function makeWorld(t: TestApp): Promise<World> {
  await t.reset();
  const known = made.get(t);
  await known?.putBack();
  const { companyId, foreignCompanyId } = known ?? (await registerAll(t));
  return {
    t,
    token: (role) => TOKENS[role],
    companyId,
    foreignCompanyId,
    newJob: () => publishedJob(t, 'owner', companyId),
  };
}

async function registerAll(t: TestApp) {
  const own = await company(t, 'owner');
  const foreign = await company(t, 'foreignOwner', 1);
  for (const uid of ['participant', 'member', 'canChat', 'canSign', 'formerMember']) {
    await companyUser(t, uid);
    if (uid === 'formerMember') continue;
    await t.db
      .insertInto('member')
      .values({
        company_id: own._id,
        user_id: uid,
        role: 'member',
        can_sign: uid === 'canSign',
        can_chat: uid === 'canChat' || uid === 'participant',
        created_at: t.now,
      })
      .execute();
  }
  await seeker(t, 'self');
  await seeker(t, 'stranger');
  await seeker(t, 'locked');
  await seeker(t, 'minor', '2009-06-15');
  await seeker(t, 'staff');
  await t.db.updateTable('user').set({ mode: 'admin' }).where('id', '=', 'staff').execute();
  await t.db.updateTable('user').set({ locked_at: t.now }).where('id', '=', 'locked').execute();
  const companies = { companyId: own._id, foreignCompanyId: foreign._id };
  made.set(t, { ...companies, putBack: await keepRows(t.db) });
  return companies;
}
