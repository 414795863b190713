import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { closingNotices } from '../../domain/job/closing.ts';
import { jobWork } from '../../domain/job/work.ts';
import { HOUR, hiring } from '../../testing/hiring.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { PEOPLE_A_STEP } from '../../work/steps.ts';

const MANY = PEOPLE_A_STEP + 20;
const DAY = 24 * HOUR;

const each = sql`generate_series(1, ${sql.lit(MANY - 1)}) as n`;

/** So many that they are more than one step, with this one. */
async function more(t: TestApp, uid: string): Promise<void> {
  const changed = sql`jsonb_build_object('id', 'many' || n, 'email', n || '@example.org')`;
  await sql`
    insert into "user" select (jsonb_populate_record(one, ${changed})).*
    from "user" one, ${each} where one.id = ${uid}`.execute(t.db);
}

const id = sql`'00000000-0000-7000-8000-' || lpad(n::text, 12, '0')`;

/** Each of them has applied as this one has. */
async function applied(t: TestApp, applicationId: string): Promise<void> {
  const changed = sql`jsonb_build_object('user_id', 'many' || n, 'id', ${id}, 'conversation_id', ${id}, 'receipt_no', n::text)`;
  await sql`
    insert into application select (jsonb_populate_record(one, ${changed})).*
    from application one, ${each} where one.id = ${applicationId}`.execute(t.db);
}

/** Each of their applications is to a company of its own. */
async function companies(t: TestApp, companyId: string): Promise<void> {
  const changed = sql`jsonb_build_object('id', ${id}, 'company_uid', null)`;
  await sql`
    insert into company select (jsonb_populate_record(one, ${changed})).*
    from company one, ${each} where one.id = ${companyId}`.execute(t.db);
  await sql`update application set company_id = id where user_id like 'many%'`.execute(t.db);
}

/** A job with more applications than fit into one step. */
async function manyApplied(t: TestApp) {
  const world = await hiring(t);
  await more(t, 'mia');
  await applied(t, world.application._id);
  return world;
}

const count = async (t: TestApp, table: string, where: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${sql.raw(where)}`.execute(t.db);
  return rows[0]?.count ?? 0;
};

/** How many have written these rows last. */
const transactions = async (t: TestApp, table: string, where: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct xmin::text)::int as count from ${sql.table(table)} where ${sql.raw(where)}`.execute(
    t.db,
  );
  return rows[0]?.count ?? 0;
};

onDatabase((app) => {
  test('T14 all applicants are told of a changed ad, a step at a time', async () => {
    const t = app();
    const { job } = await manyApplied(t);
    const update = await t.call('owner', 'job.update', {
      _jobId: job._id,
      rev: job.rev,
      patch: { pay: { ...(job.pay as object), min: 1600 } },
    } as never);
    expect(update.status, JSON.stringify(update.error)).toBe(200);
    const told = () => count(t, 'notification', `type = 'job_changed'`);
    expect(await told()).toBe(PEOPLE_A_STEP);
    await t.doWork();
    expect(await told()).toBe(MANY);
  });

  test('T14, R4.1 a job that others read from now on sends its applicants out again, a step at a time', async () => {
    const t = app();
    const { job, application } = await manyApplied(t);
    const update = await t.call('owner', 'job.update', {
      _jobId: job._id,
      rev: job.rev,
      patch: { visibleTo: ['owner'] },
    } as never);
    expect(update.status, JSON.stringify(update.error)).toBe(200);
    const touched = () => count(t, 'application', `ver > ${application.ver}`);
    expect(await touched()).toBe(PEOPLE_A_STEP);
    await t.doWork();
    expect(await touched()).toBe(MANY);
  });

  test('T14 everybody who saved an ad is told that it closes, in more than one step', async () => {
    const t = app();
    const { job } = await hiring(t);
    await makeDue(t, jobWork);
    await more(t, 'mia');
    await sql`
      insert into user_setting (user_id, key, entry, value, at)
      select id, 'savedJobs', ${job._id}, 'true', ${t.now} from "user" where id like 'many%'`.execute(t.db);
    const valid_through = new Date(t.now.getTime() + DAY);
    await t.db.updateTable('job').set({ valid_through }).execute();
    await t.doWork();
    const told = `type = 'job_saved_closing'`;
    expect(await count(t, 'notification', told)).toBe(MANY - 1);
    expect(await transactions(t, 'notification', told)).toBeGreaterThan(1);
  });

  test('T4, T14 reply times are settled for all companies, in more than one transaction', async () => {
    const t = app();
    const { companyId } = await manyApplied(t);
    await companies(t, companyId);
    // No longer right: so few applications tell of no reply time.
    await t.db.updateTable('company').set({ median_reply_h: 7 }).execute();
    await makeDue(t, jobWork);
    await t.doWork();
    expect(await count(t, 'company', 'median_reply_h is null')).toBe(MANY);
    expect(await transactions(t, 'company', 'median_reply_h is null')).toBeGreaterThan(1);
  });

  test('T14 a step that comes when the ad has closed tells nobody that it closes', async () => {
    const t = app();
    const { job } = await hiring(t);
    await sql`
      insert into user_setting (user_id, key, entry, value, at)
      values ('mallory', 'savedJobs', ${job._id}, 'true', ${t.now})`.execute(t.db);
    t.now = new Date(job.validThrough as string);
    await transact(t.parts, (context) => closingNotices.begin(context, job._id));
    expect(await count(t, 'notification', `type = 'job_saved_closing'`)).toBe(0);
  });
});
