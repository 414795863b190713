import { expect, test } from 'vitest';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import { applicantsOf, companyJobsOf, hiring } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { member } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const name = (t: TestApp, { _id, rev }: CompanyJob, visibleTo: string[] | null, also = {}) =>
  t.call('owner', 'job.update', { _jobId: _id, rev, patch: { visibleTo, ...also } });
const jobNow = async (t: TestApp, { _id }: CompanyJob) =>
  (await t.call('owner', 'job.get', { jobId: _id })).data as CompanyJob;
const leave = (t: TestApp, companyId: string, _userId: string) =>
  t.call('owner', 'company.delete-member', { companyId, _userId });

onDatabase((app) => {
  test('createjob.8 a job names a member who has left no more, and without any other its owners alone read on', async () => {
    const t = app();
    const { companyId, job } = await hiring(t);
    await member(t, companyId, 'ben', true);
    const named = (await name(t, job, ['ben', 'chatter'])).data;
    for (const [uid, left] of [
      ['ben', ['chatter']],
      ['chatter', []],
    ] as const) {
      await leave(t, companyId, uid);
      await t.doWork();
      expect(await jobNow(t, job)).toMatchObject({ visibleTo: left, rev: named.rev });
    }
    expect(await applicantsOf(t, 'owner')).toHaveLength(1);
    expect(await applicantsOf(t, 'reader')).toEqual([]);
    const [seen] = await companyJobsOf(t, 'reader');
    expect(seen?.visibleTo).toEqual([]);
  });

  test('createjob.8 who leaves while a colleague edits keeps nobody from saving, and a stranger is refused as ever', async () => {
    const t = app();
    const { companyId, job } = await hiring(t);
    await member(t, companyId, 'ben', true);
    const named = (await name(t, job, ['ben'])).data;
    await leave(t, companyId, 'ben');
    const saved = await name(t, named, ['ben', 'chatter'], { title: 'Bread counter' });
    expect([saved.error, saved.data?.title]).toEqual([undefined, 'Bread counter']);
    const stranger = await name(t, saved.data, ['ben', 'rival']);
    expect(stranger.error.fields).toEqual([{ path: 'patch.visibleTo.1', code: 'unknown' }]);
    await t.doWork();
    expect((await jobNow(t, job)).visibleTo).toEqual(['chatter']);
  });

  test('company.7 nobody takes care of an applicant whom they may not read any more', async () => {
    const t = app();
    const { companyId, job, of } = await hiring(t);
    const assigned = async () => (await applicantsOf(t, 'owner'))[0]?.private.assigned?._userId ?? null;
    const give = (assignee: string) => t.call('owner', 'application.annotate', { ...of, assignee });
    await give('reader');
    const named = (await name(t, job, ['chatter', 'reader'])).data;
    expect(await assigned()).toBe('reader');
    const narrowed = (await name(t, named, ['chatter'])).data;
    expect(await assigned()).toBeNull();
    expect((await applicantsOf(t, 'chatter'))[0]?.private.assigned).toBeNull();
    // An owner reads every job until they are a member again.
    const role = (to: 'owner' | 'member') =>
      t.call('owner', 'company.update-member', { companyId, member: { _userId: 'reader', role: to } });
    await role('owner');
    await give('reader');
    await name(t, narrowed, []);
    expect(await assigned()).toBe('reader');
    await role('member');
    expect(await assigned()).toBeNull();
  });
});
