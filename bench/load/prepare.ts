import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { EMBEDDED_PROJECT } from '../../server/cli/start/start-identity.ts';
import type { Database } from '../../server/database/database.ts';
import { deriveSignInKey } from '../../server/ports/identity/embedded/sign-in-key.ts';
import { openSigningKeys } from '../../server/ports/identity/embedded/signing-keys.ts';
import { tokensOf } from '../../server/ports/identity/embedded/tokens.ts';
import { seedSampleMarket } from '../../server/seed/sample-market.ts';
import { type TestApp, testApp } from '../../server/testing/test-app.ts';
import { addCompany, addJob, addPeople, mailOf } from '../companies.ts';
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
  await addAccounts(t, uids);
  const tokenOf = await signer(t, key);
  const devices: DevicePlan[] = [];
  for (const [index, uid] of uids.entries()) {
    const token = await tokenOf(uid);
    devices.push(isOwner(index) ? { uid, token, company: await companyOf(t, uid) } : { uid, token });
  }
  await t.close();
  return devices;
}

/** Signed in by mail address, as the embedded service has them. */
async function addAccounts(t: TestApp, uids: readonly string[]): Promise<void> {
  const account = {
    email_verified: true,
    password_hash: null,
    password_updated_at: null,
    valid_since: new Date(0),
    created_at: t.now,
  };
  for (let from = 0; from < uids.length; from += BATCH)
    await t.db
      .insertInto('sign_in_account')
      .values(uids.slice(from, from + BATCH).map((uid) => ({ ...account, uid, email: mailOf(uid) })))
      .execute();
}

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

async function companyOf(t: TestApp, owner: string): Promise<CompanyPlan> {
  const { id, jobs } = await addCompany(t, { owners: [owner], jobs: JOBS });
  return { id, jobs, ownJob: await addJob(t, id, owner) };
}

export const newSignInKey = () => randomBytes(32).toString('base64url');
