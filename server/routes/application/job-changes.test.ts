import { expect, test } from 'vitest';
import type { JobPatch } from '../../../contract/entities/job.ts';
import { hiring } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';

const pay = (min: number) => ({ min, max: 1900, currency: 'EUR', unit: 'HOUR' }) as const;

onDatabase((app) => {
  test('job.10 the applicant reads what was first beside what is now; what was changed back is no change', async () => {
    const t = app();
    const { job, application } = await hiring(t, { pay: pay(1500) });
    const changes = async (uid: string) =>
      t.call(uid, 'application.job-changes', { applicationId: application._id });
    expect((await changes('mia')).data).toEqual({ rev: application.jobRev, before: {}, after: {} });
    let { rev } = job;
    const change = async (patch: JobPatch) => {
      const { data, status } = await t.call('owner', 'job.update', { _jobId: job._id, rev, patch });
      expect(status).toBe(200);
      rev = data.rev;
    };
    await change({ pay: pay(1600), startDate: '2026-04-01' });
    await change({ pay: pay(1700), description: 'Other words that nobody applies for, and enough of them.' });
    await change({ startDate: null });
    expect((await changes('mia')).data).toEqual({
      rev,
      before: { pay: pay(1500) },
      after: { pay: pay(1700) },
    });
    for (const uid of ['mallory', 'owner', 'rival'])
      expect((await changes(uid)).error.code).toBe('not_found');
  });
});
