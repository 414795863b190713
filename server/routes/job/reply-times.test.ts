import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { loadMarketJobs } from '../../domain/job/presenter.ts';
import { jobWork } from '../../domain/job/work.ts';
import { HOUR, hiring, later } from '../../testing/hiring.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase, onPostgres } from '../../testing/on-database.ts';
import { applying, company, publishedJob, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

async function settle(t: TestApp): Promise<void> {
  await makeDue(t, jobWork);
  await t.doWork();
}

async function apply(t: TestApp, jobId: string, uids: string[]): Promise<void> {
  for (const uid of uids) {
    await seeker(t, uid);
    await t.call(uid, 'application.add', applying(jobId));
  }
}

const figures = async (t: TestApp) => {
  const { rows } = await sql<{ name: string; median: number | null; written: string }>`
    select company_name as name, median_reply_h as median, xmin::text as written from company
    where company_name in ('Bakery owner', 'Bakery olga') order by 1`.execute(t.db);
  return rows;
};

onDatabase((app) => {
  test('a company whose reply time is the same is not written', async () => {
    const t = app();
    const { job } = await hiring(t);
    await apply(t, job._id, ['ben', 'cem']);
    later(t, 48 * HOUR);
    await settle(t);
    const before = await figures(t);
    expect(before).toMatchObject([{ median: 48 }]);
    await settle(t);
    expect(await figures(t)).toEqual(before);
  });

  test('17.8 a market row tells the company’s reply time once enough have applied, and follows it by the day', async () => {
    const t = app();
    const { job } = await hiring(t);
    const row = async () => (await loadMarketJobs(t.db, [job._id], t.now)).get(job._id);
    await apply(t, job._id, ['ben']);
    later(t, 72 * HOUR);
    await settle(t);
    const few = await row();
    expect(few).not.toHaveProperty('usualReplyDays');
    await apply(t, job._id, ['cem', 'dan']);
    await settle(t);
    const enough = await row();
    expect(enough?.usualReplyDays).toBeTypeOf('number');
    expect(enough?.ver).toBeGreaterThan(few?.ver as number);
    later(t, 48 * HOUR);
    await settle(t);
    const grown = await row();
    expect(grown?.usualReplyDays).toBe((enough?.usualReplyDays as number) + 2);
    expect(grown?.ver).toBeGreaterThan(enough?.ver as number);
  });

  test('an application that ended without an answer ages no further', async () => {
    const t = app();
    const { job } = await hiring(t);
    await apply(t, job._id, ['ben', 'cem']);
    later(t, 10 * HOUR);
    await t.db
      .updateTable('application')
      .set({
        status: 'closed',
        rejection: JSON.stringify({ text: 'The job is gone.' }),
        status_at: sql`jsonb_build_object('closed', ${t.now.toISOString()}::text)`,
      })
      .execute();
    later(t, 90 * HOUR);
    await settle(t);
    expect(await figures(t)).toMatchObject([{ median: 10 }]);
  });
});

onPostgres((app) => {
  test('a company that somebody changes just now holds up no other, and waits for nobody', async () => {
    const t = app();
    const { job } = await hiring(t);
    await apply(t, job._id, ['ben', 'cem']);
    const other = await company(t, 'olga', 2);
    await apply(t, (await publishedJob(t, 'olga', other._id))._id, ['dan', 'eva', 'finn']);
    later(t, 48 * HOUR);
    const holding = await t.db.startTransaction().execute();
    await holding.selectFrom('company').where('id', '=', other._id).select('id').forNoKeyUpdate().execute();
    await settle(t);
    await holding.rollback().execute();
    expect((await figures(t)).map(({ name, median }) => [name, median])).toEqual([
      ['Bakery olga', null],
      ['Bakery owner', 48],
    ]);
    await settle(t);
    expect((await figures(t)).map(({ median }) => median)).toEqual([48, 48]);
  });
});
