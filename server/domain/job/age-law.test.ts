import { expect, test } from 'vitest';
import { logOf, noticesOf } from '../../testing/hiring.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, DRAFT, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { judgeByLaw } from './age-law.ts';

/** A job that is live since before the law was asked: open from 16, and nobody has said when or where it is worked. */
async function liveBefore(t: TestApp, companyId: string) {
  const job = await publishedJob(t, 'owner', companyId);
  await t.db
    .updateTable('job')
    .set({ law_edition: 0, shifts: '[]', branches: '[]', conditions: null })
    .where('id', '=', job._id)
    .execute();
  return job;
}

async function judge(t: TestApp): Promise<void> {
  await makeDue(t, judgeByLaw);
  await t.doWork();
}

const idsOfMarket = async (t: TestApp, uid: string, cursor?: string) => {
  const { changes, cursor: next } = await pullAll(t, uid, cursor);
  const ids = (gone: boolean) =>
    changes.flatMap(({ table, id, row }) => (table === 'job' && (row === null) === gone ? [id] : []));
  return { there: ids(false), gone: ids(true), next };
};

onDatabase((app) => {
  test('L4 a live ad that is unlawful for minors closes to them, and the company is told why', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    await seeker(t, 'teen', '2009-06-01');
    await seeker(t, 'adult');
    const job = await liveBefore(t, companyId);
    const before = await idsOfMarket(t, 'teen');
    expect(before.there).toEqual([job._id]);
    await judge(t);
    expect((await t.call('owner', 'job.get', { jobId: job._id })).data).toMatchObject({
      status: 'published',
      minAge: 18,
      minAgeReasons: [{ code: 'facts_unknown', minAge: 18 }],
      rev: 1,
    });
    expect(await idsOfMarket(t, 'teen', before.next)).toMatchObject({ there: [], gone: [job._id] });
    expect((await idsOfMarket(t, 'adult')).there).toEqual([job._id]);
    expect((await t.call('teen', 'job.get', { jobId: job._id })).error.code).toBe('too_young');
    expect(await noticesOf(t, 'owner')).toEqual([['job_age_raised', DRAFT.title, '18']]);
    expect(await logOf(t, companyId)).toContain('job.age-raised');
    await judge(t);
    expect(await noticesOf(t, 'owner')).toHaveLength(1);
  });

  test('a live ad that is lawful stays as it is, and is not judged twice', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', companyId);
    await t.db.updateTable('job').set({ law_edition: 0 }).where('id', '=', job._id).execute();
    await judge(t);
    const row = await t.db.selectFrom('job').where('id', '=', job._id).selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ min_age: DRAFT.minAge, ver: job.ver });
    expect(row.law_edition).toBeGreaterThan(0);
    expect(await noticesOf(t, 'owner')).toEqual([]);
  });

  test('what is edited or published is judged by the edition of the day', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const job = await liveBefore(t, companyId);
    const said = { shifts: DRAFT.shifts, branches: DRAFT.branches, conditions: DRAFT.conditions };
    await t.call('owner', 'job.update', { _jobId: job._id, rev: 1, patch: said });
    await judge(t);
    expect((await t.call('owner', 'job.get', { jobId: job._id })).data.minAge).toBe(DRAFT.minAge);
  });
});
