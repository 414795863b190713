import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { ArgsOf, CallName } from '../../contract/calls.ts';
import { EMBEDDED_PROJECT } from '../../server/cli/start/start-identity.ts';
import type { Database } from '../../server/database/database.ts';
import { PARTNER_PLAN } from '../../server/domain/billing/plans.ts';
import { deriveSignInKey } from '../../server/ports/identity/embedded/sign-in-key.ts';
import { openSigningKeys } from '../../server/ports/identity/embedded/signing-keys.ts';
import { tokensOf } from '../../server/ports/identity/embedded/tokens.ts';
import { seedSampleMarket } from '../../server/seed/sample-market.ts';
import { DRAFT } from '../../server/testing/people.ts';
import { type TestApp, testApp } from '../../server/testing/test-app.ts';
import type { CompanyPlan, DevicePlan } from './load.ts';

/** One of so many devices is an owner's, as long as there are not too many companies. */
const OWNER_ONE_OF = 20;
const COMPANIES_MAX = 20;
const JOBS = 3;
const BATCH = 500;

/**
 * The sample market, companies with jobs of their own, and so many people who are signed in: their accounts, and tokens
 * that the real server accepts, because they are made with its key.
 * @param key of SIGN_IN_KEY, base64url
 */
export async function prepareTown(
  open: () => Promise<Database>,
  count: number,
  key: string,
): Promise<DevicePlan[]> {
  const t = await testApp(open);
  t.now = new Date();
  await seedSampleMarket(t.db, t.now);
  const owners = Math.min(COMPANIES_MAX, Math.max(1, Math.floor(count / OWNER_ONE_OF)));
  const every = Math.floor(count / owners);
  const uids = Array.from({ length: count }, () => v7());
  const isOwner = (index: number) => index % every === 0 && index / every < owners;
  await addPeople(
    t,
    uids.filter((_, index) => !isOwner(index)),
    'user',
  );
  await addPeople(
    t,
    uids.filter((_, index) => isOwner(index)),
    'company',
  );
  const tokenOf = await signer(t, key);
  const devices: DevicePlan[] = [];
  for (const [index, uid] of uids.entries()) {
    const token = await tokenOf(uid);
    devices.push(isOwner(index) ? { uid, token, company: await addCompany(t, uid) } : { uid, token });
  }
  await t.close();
  return devices;
}

async function addPeople(t: TestApp, uids: readonly string[], mode: 'user' | 'company'): Promise<void> {
  const person = {
    mode,
    firstname: 'Jana',
    lastname: 'Krüger',
    gender: null,
    date_of_birth: '1988-04-17',
    guardian: 'none',
    guardian_mail: null,
    created_at: t.now,
  } as const;
  for (let from = 0; from < uids.length; from += BATCH) {
    const batch = uids.slice(from, from + BATCH).map((id) => ({ id, email: mailOf(id) }));
    await t.db
      .insertInto('user')
      .values(batch.map((row) => ({ ...person, ...row })))
      .execute();
    await t.db
      .insertInto('sign_in_account')
      .values(
        batch.map(({ id, email }) => ({
          uid: id,
          email,
          email_verified: true,
          password_hash: null,
          password_updated_at: null,
          valid_since: new Date(0),
          created_at: t.now,
        })),
      )
      .execute();
  }
}

const mailOf = (uid: string) => `${uid}@example.org`;

async function signer({ db, now }: TestApp, key: string): Promise<(uid: string) => Promise<string>> {
  const { forSigningKeys } = deriveSignInKey(Buffer.from(key, 'base64url'));
  const clock = () => new Date();
  const keys = await openSigningKeys({ db, clock, newId: v7, sealedWith: forSigningKeys });
  const tokens = tokensOf(keys, EMBEDDED_PROJECT, clock);
  return async (uid) => {
    const account = await db
      .selectFrom('sign_in_account')
      .selectAll()
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow();
    return tokens.make(account, now);
  };
}

async function addCompany(t: TestApp, owner: string): Promise<CompanyPlan> {
  const id = v7();
  await t.db
    .insertInto('company')
    .values({
      id,
      company_uid: null,
      company_name: `Bakery ${id.slice(-6)}`,
      employee_count: null,
      rejection_text: 'Thank you for applying.',
      reply_days: 7,
      created_at: t.now,
    })
    .execute();
  await t.db
    .insertInto('member')
    .values({
      company_id: id,
      user_id: owner,
      role: 'owner',
      can_sign: true,
      can_chat: true,
      created_at: t.now,
    })
    .execute();
  await t.db
    .insertInto('plan_grant')
    .values({ company_id: id, product_id: PARTNER_PLAN.id, until: null, granted_at: t.now })
    .execute();
  const jobs: string[] = [];
  for (let count = 0; count < JOBS; count++) jobs.push(await addJob(t, id, owner));
  for (const job of jobs) await call(t, owner, 'job.publish', { _jobId: job, rev: 1 });
  return { id, jobs, ownJob: await addJob(t, id, owner) };
}

async function addJob(t: TestApp, companyId: string, owner: string): Promise<string> {
  const _id = v7();
  await call(t, owner, 'job.create', { _id, _companyId: companyId, job: DRAFT });
  return _id;
}

async function call<Name extends CallName>(t: TestApp, uid: string, name: Name, args: ArgsOf<Name>) {
  const { status, error } = await t.call(uid, name, args);
  if (status !== 200) throw new Error(`${name}: ${JSON.stringify(error)}`);
}

export const newSignInKey = () => randomBytes(32).toString('base64url');
