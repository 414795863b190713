import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { releaseApplications } from '../../domain/application/release.ts';
import {
  applicantsOf,
  applicationsOf,
  companyJobsOf,
  DAY,
  HOUR,
  hiring,
  later,
  noticesOf,
} from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** A pupil of 15 whose guardian has not agreed, and their application to a job that is open to them. */
async function waiting(t: TestApp) {
  const made = await hiring(t, { minAge: 15 });
  await seeker(t, 'teen', '2011-01-01', 'mum@example.org');
  const args = applying(made.job._id);
  const { data, status, error } = await t.call('teen', 'application.add', args);
  if (status !== 200) throw new Error(JSON.stringify(error));
  return { ...made, teens: data, args };
}
const agree = async (t: TestApp) => {
  await t.db.updateTable('user').set({ guardian: 'ok' }).where('id', '=', 'teen').execute();
  await transact(t.parts, (context) => releaseApplications(context, 'teen'));
};

onDatabase((app) => {
  test('below 16 it is received, and the company learns of it once a guardian has agreed', async () => {
    const t = app();
    const { teens, args, job } = await waiting(t);
    expect(teens).toMatchObject({ guardian: 'pending', dueAt: null, receipt: { no: expect.any(String) } });
    const ofTeen = { _applicationId: args._id };
    for (const uid of ['owner', 'chatter', 'reader']) {
      expect((await applicantsOf(t, uid)).map(({ _userId }) => _userId)).toEqual(['mia']);
      expect(JSON.stringify((await pullAll(t, uid)).changes)).not.toContain(args._id);
    }
    expect((await companyJobsOf(t, 'owner'))[0]?.stats.applied).toBe(1);
    for (const call of ['application.accept', 'application.reject', 'application.annotate'] as const)
      expect((await t.call('owner', call, ofTeen)).status).toBe(404);
    expect((await t.call('owner', 'application.list', ofTeen)).status).toBe(404);
    expect((await t.call('owner', 'application.list', { _jobId: job._id })).data.items).toHaveLength(1);
    later(t, 2 * DAY);
    await agree(t);
    const dueAt = new Date(t.now.getTime() + 7 * DAY).toISOString();
    expect(await applicationsOf(t, 'teen')).toMatchObject([{ guardian: 'ok', dueAt, status: 'submitted' }]);
    expect((await applicantsOf(t, 'reader')).map(({ ageBand }) => ageBand).sort()).toEqual([
      '15_17',
      '18plus',
    ]);
    expect((await noticesOf(t, 'chatter')).filter(([type]) => type === 'application_new')).toHaveLength(2);
    expect((await companyJobsOf(t, 'owner'))[0]?.stats.applied).toBe(2);
    expect((await t.call('owner', 'application.accept', ofTeen)).status).toBe(200);
  });

  test('it may be withdrawn while it waits, and stays away', async () => {
    const t = app();
    const { args } = await waiting(t);
    expect((await t.call('teen', 'application.remove', { _applicationId: args._id })).data.status).toBe(
      'withdrawn',
    );
    await agree(t);
    expect(await applicantsOf(t, 'owner')).toHaveLength(1);
    expect((await noticesOf(t, 'owner')).filter(([type]) => type === 'application_withdrawn')).toEqual([]);
  });

  test('nobody must answer what they cannot see: the job closes without it, and the pupil is told', async () => {
    const t = app();
    const { job, of } = await waiting(t);
    const closed = await t.call('owner', 'job.unpublish', {
      _jobId: job._id,
      reason: 'filled',
      outcomes: { [of._applicationId]: 'reject' },
    });
    expect(closed.status).toBe(200);
    later(t, HOUR);
    await agree(t);
    expect(await applicationsOf(t, 'teen')).toMatchObject([
      { status: 'closed', rejection: { text: expect.stringContaining('nicht gesehen') } },
    ]);
    expect(await applicantsOf(t, 'owner')).toHaveLength(1);
  });

  test('a job whose time is over is closed to it, whether or not the clock has come by', async () => {
    const t = app();
    const { job } = await waiting(t);
    t.now = new Date(job.validThrough as string);
    await agree(t);
    expect(await applicationsOf(t, 'teen')).toMatchObject([
      { status: 'closed', rejection: { text: expect.stringContaining('nicht gesehen') } },
    ]);
    expect(await applicantsOf(t, 'owner')).toHaveLength(1);
  });

  test('once a guardian has agreed, the next application needs no wait; from 16 on none does', async () => {
    const t = app();
    const { companyId } = await waiting(t);
    await agree(t);
    const other = await publishedJob(t, 'owner', companyId, { minAge: 15 });
    expect((await t.call('teen', 'application.add', applying(other._id))).data.guardian).toBe('ok');
    await seeker(t, 'sixteen', '2009-12-01');
    expect((await t.call('sixteen', 'application.add', applying(other._id))).data.guardian).toBe('none');
  });

  test('the law stands above the lowest age of an older advertisement', async () => {
    const t = app();
    const { job } = await waiting(t);
    const wednesday = JSON.stringify([{ day: 'wed', start: '15:00', end: '17:00' }]);
    await t.db
      .updateTable('job')
      .set({ min_age: 13, shifts: wednesday, hours: null })
      .where('id', '=', job._id)
      .execute();
    await seeker(t, 'child', '2012-06-01', 'dad@example.org');
    const refused = await t.call('child', 'application.add', applying(job._id));
    expect([refused.status, refused.error]).toMatchObject([
      403,
      { code: 'too_young', detail: { minAge: 15, reasons: [{ code: 'commercial', minAge: 15 }] } },
    ]);
  });
});
