import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { DAY, hiring, later } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { DRAFT, publishedJob } from '../../testing/people.ts';

onDatabase((app) => {
  test('everybody reads a job on the market as the market shows it, a member in full', async () => {
    const t = app();
    const { job } = await hiring(t);
    for (const uid of [null, 'mallory', 'rival']) {
      const { data } = await t.call(uid, 'job.get', { jobId: job._id });
      expect(data).toMatchObject({ _id: job._id, fixedTerm: false, rev: 1 });
      expect(Object.keys(data)).not.toContain('stats');
      expect(JSON.stringify(data)).not.toMatch(/visibleTo|_createdBy|reviewNote/);
    }
    expect((await t.call('reader', 'job.get', { jobId: job._id })).data).toMatchObject({
      stats: { applied: 1, seen: 0, views: 0, medianReplyH: null },
      _createdBy: 'owner',
    });
  });

  test('one that was on the market is gone, with its reason; one that never was does not exist', async () => {
    const t = app();
    const { job, companyId, of } = await hiring(t);
    const draft = await t.call('owner', 'job.create', { _id: v7(), _companyId: companyId, job: DRAFT });
    const read = (uid: string | null, jobId: string) => t.call(uid, 'job.get', { jobId });
    expect((await read('mallory', draft.data._id)).status).toBe(404);
    expect((await read('mallory', v7())).status).toBe(404);
    await t.call('owner', 'application.reject', of);
    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'filled', outcomes: {} });
    const gone = await read(null, job._id);
    expect([gone.status, gone.error]).toMatchObject([
      410,
      { code: 'gone', detail: { statusReason: 'filled' } },
    ]);
    await t.call('owner', 'job.delete', { jobId: job._id });
    expect((await read(null, job._id)).error.detail).toMatchObject({ statusReason: 'deleted' });
    expect((await read('owner', job._id)).status).toBe(404);
  });

  test('one whose time is over is gone before the clock has come round', async () => {
    const t = app();
    const { job } = await hiring(t);
    later(t, 31 * DAY);
    const gone = await t.call(null, 'job.get', { jobId: job._id });
    expect(gone.error.detail).toEqual({ statusReason: 'expired', closedAt: job.validThrough });
  });

  test('a company’s jobs: all for members, those on the market for others, in pages that do not overlap', async () => {
    const t = app();
    const { job, companyId } = await hiring(t);
    for (let count = 0; count < 3; count++) {
      later(t, 1000);
      await t.call('owner', 'job.create', { _id: v7(), _companyId: companyId, job: DRAFT });
    }
    const read = (uid: string | null, more = {}) => t.call(uid, 'job.of-company', { companyId, ...more });
    expect((await read(null)).data.items.map(({ _id }) => _id)).toEqual([job._id]);
    expect(JSON.stringify((await read('mia')).data)).not.toContain('stats');
    const one = await read('reader', { limit: 2 });
    const rest = await read('reader', { limit: 2, cursor: one.data.next as string });
    const ids = [...one.data.items, ...rest.data.items].map(({ _id }) => _id);
    expect([new Set(ids).size, rest.data.next]).toEqual([4, null]);
    expect((await read('reader', { status: 'published' })).data.items).toMatchObject([
      { _id: job._id, stats: { applied: 1 } },
    ]);
    expect((await read(null, { companyId: v7() })).status).toBe(404);
  });

  test('what somebody has applied to, saved and been offered, with how it stands', async () => {
    const t = app();
    const { job, companyId, of } = await hiring(t);
    const other = await publishedJob(t, 'owner', companyId, { title: 'Night bakery' });
    await t.db
      .insertInto('user_setting')
      .values({ user_id: 'mia', key: 'savedJobs', entry: other._id, value: 'true', at: t.now })
      .execute();
    const read = (uid: string, more = {}) => t.call(uid, 'job.of-user', { userId: 'mia', ...more });
    const { data } = await read('mia');
    expect(data.applied).toMatchObject([
      { _jobId: job._id, _applicationId: of._applicationId, state: 'submitted', job: { title: job.title } },
    ]);
    expect(data.saved).toMatchObject([{ _jobId: other._id, state: 'open', job: { title: 'Night bakery' } }]);
    expect(data.offered).toEqual([]);
    later(t, 31 * DAY);
    expect((await read('mia')).data.saved).toMatchObject([{ state: 'closed', job: null }]);
    expect((await read('mia', { since: t.now.toISOString() })).data.applied).toEqual([]);
    for (const uid of ['mallory', 'owner']) expect((await read(uid)).status).toBe(403);
  });
});
