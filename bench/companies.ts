import { v7 } from 'uuid';
import type { ArgsOf, CallName } from '../contract/calls.ts';
import { PARTNER_PLAN } from '../server/domain/billing/plans.ts';
import { DRAFT } from '../server/testing/people.ts';
import type { TestApp } from '../server/testing/test-app.ts';

/** Rows of one statement: more parameters than PostgreSQL takes would come of all at once. */
const BATCH = 500;

export const mailOf = (uid: string) => `${uid}@example.org`;

/** Accounts of grown-ups with these ids. */
export async function addPeople(
  t: TestApp,
  uids: readonly string[],
  mode: 'user' | 'company',
): Promise<void> {
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
  for (let from = 0; from < uids.length; from += BATCH)
    await t.db
      .insertInto('user')
      .values(uids.slice(from, from + BATCH).map((id) => ({ ...person, id, email: mailOf(id) })))
      .execute();
}

/** A company with a plan that has room for all jobs, and so many published ones, written by its first owner. */
export async function addCompany(
  t: TestApp,
  { owners, jobs }: { owners: readonly string[]; jobs: number },
): Promise<{ id: string; jobs: string[] }> {
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
  const rights = { role: 'owner', can_sign: true, can_chat: true } as const;
  await t.db
    .insertInto('member')
    .values(owners.map((user_id) => ({ company_id: id, user_id, ...rights, created_at: t.now })))
    .execute();
  await t.db
    .insertInto('plan_grant')
    .values({ company_id: id, product_id: PARTNER_PLAN.id, until: null, granted_at: t.now })
    .execute();
  const owner = owners[0] as string;
  const published: string[] = [];
  for (let count = 0; count < jobs; count++) {
    const job = await addJob(t, id, owner);
    await call(t, owner, 'job.publish', { _jobId: job, rev: 1 });
    published.push(job);
  }
  return { id, jobs: published };
}

/** One that is not published. */
export async function addJob(t: TestApp, companyId: string, owner: string): Promise<string> {
  const _id = v7();
  await call(t, owner, 'job.create', { _id, _companyId: companyId, job: DRAFT });
  return _id;
}

async function call<Name extends CallName>(t: TestApp, uid: string, name: Name, args: ArgsOf<Name>) {
  const { status, error } = await t.call(uid, name, args);
  if (status !== 200) throw new Error(`${name}: ${JSON.stringify(error)}`);
}
