import { expect, test } from 'vitest';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import { applicationWork } from '../../domain/application/work.ts';
import { jobWork } from '../../domain/job/work.ts';
import {
  applicantsOf,
  applicationsOf,
  companyJobsOf,
  DAY,
  HOUR,
  hiring,
  later,
  logOf,
  noticesOf,
} from '../../testing/hiring.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, publishedJob, pullAll, seeker, writing } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const rounds = (t: TestApp) => makeDue(t, { ...applicationWork, ...jobWork });

onDatabase((app) => {
  test('an answer that is not due yet is not told of; a day before and at the hour it is, once each', async () => {
    const t = app();
    const { job } = await hiring(t);
    const told = async () =>
      (await t.db.selectFrom('notification').where('type', '=', 'application_due').selectAll().execute()).map(
        ({ user_id }) => user_id,
      );
    await rounds(t);
    later(t, 6 * DAY - HOUR);
    await t.doWork();
    expect(await told()).toEqual([]);
    later(t, HOUR);
    await t.doWork();
    expect((await told()).sort()).toEqual(['chatter', 'owner']);
    later(t, HOUR);
    await t.doWork();
    expect(await told()).toHaveLength(2);
    later(t, DAY);
    await t.doWork();
    later(t, DAY);
    await t.doWork();
    expect(await told()).toHaveLength(4);
    expect(job.replyDays).toBe(7);
  });

  test('an answered application is not told of', async () => {
    const t = app();
    const { of } = await hiring(t);
    await rounds(t);
    await t.call('owner', 'application.accept', of);
    later(t, 10 * DAY);
    await t.doWork();
    expect((await noticesOf(t, 'owner')).filter(([type]) => type === 'application_due')).toEqual([]);
  });

  test('complaint 2: a job whose applications nobody looks at is labelled after 14 days and closed after 28', async () => {
    const t = app();
    const { job, companyId } = await hiring(t);
    const since = t.now.toISOString();
    await t.db
      .updateTable('job')
      .set({ valid_through: new Date(t.now.getTime() + 59 * DAY) })
      .execute();
    await rounds(t);
    const shown = async () => (await t.call(null, 'job.get', { jobId: job._id })).data;
    later(t, 14 * DAY - 1);
    await t.doWork();
    expect((await shown()).unreviewedSince).toBeNull();
    const { cursor } = await pullAll(t, 'mallory');
    later(t, HOUR);
    await t.doWork();
    expect((await shown()).unreviewedSince).toBe(since);
    const market = (await pullAll(t, 'mallory', cursor)).changes;
    expect(market).toMatchObject([{ table: 'job', row: { unreviewedSince: since } }]);
    later(t, 14 * DAY);
    await t.doWork();
    const [own] = await companyJobsOf(t, 'owner');
    expect(own).toMatchObject({ status: 'unpublished', statusReason: 'unanswered', unreviewedSince: null });
    expect(await applicationsOf(t, 'mia')).toMatchObject([
      { status: 'closed', rejection: { text: expect.stringContaining('28 Tagen'), by: 'Bakery owner' } },
    ]);
    expect(await logOf(t, companyId)).toEqual(
      expect.arrayContaining(['job.unpublished', 'application.closed']),
    );
  });

  test('a job whose time is over has expired, however long nobody has looked', async () => {
    const t = app();
    const { job } = await hiring(t);
    later(t, 28 * DAY);
    await t.db.updateTable('job').set({ valid_through: t.now }).execute();
    const judged = 'jobs.unreviewed' as const;
    await makeDue(t, { [judged]: jobWork[judged] } as typeof jobWork);
    await t.doWork();
    await makeDue(t, jobWork);
    await t.doWork();
    const [own] = await companyJobsOf(t, 'owner');
    expect(own).toMatchObject({ _id: job._id, status: 'unpublished', statusReason: 'expired' });
    // Product 4.1: an end that was known from the beginning ends no application.
    expect(await applicationsOf(t, 'mia')).toMatchObject([{ status: 'submitted' }]);
  });

  test('whoever looks takes the label away', async () => {
    const t = app();
    const { job, of } = await hiring(t);
    await rounds(t);
    later(t, 15 * DAY);
    await t.doWork();
    const { cursor } = await pullAll(t, 'mallory');
    await t.call('reader', 'application.list', { ...of, markSeen: true });
    expect((await pullAll(t, 'mallory', cursor)).changes).toMatchObject([
      { table: 'job', id: job._id, row: { unreviewedSince: null } },
    ]);
    later(t, 13 * DAY);
    await t.doWork();
    expect((await t.call(null, 'job.get', { jobId: job._id })).data.unreviewedSince).toBeNull();
  });

  test('complaint 9: who saved a job hears of its end two days before, once, unless they have applied', async () => {
    const t = app();
    const { job, of } = await hiring(t);
    await rounds(t);
    for (const user_id of ['mia', 'mallory'])
      await t.db
        .insertInto('user_setting')
        .values({ user_id, key: 'savedJobs', entry: job._id, value: 'true', at: t.now })
        .execute();
    later(t, DAY);
    await t.call('reader', 'application.list', { ...of, markSeen: true });
    later(t, 27 * DAY + 12 * HOUR);
    await t.doWork();
    expect(await noticesOf(t, 'mallory')).toEqual([]);
    for (const hours of [1, 3, 3]) {
      later(t, hours * HOUR);
      await t.doWork();
    }
    expect(await noticesOf(t, 'mallory')).toEqual([['job_saved_closing', 'Bakery owner', job.title]]);
    expect((await noticesOf(t, 'mia')).map(([type]) => type)).not.toContain('job_saved_closing');
    // Its end is moved: what was said is not true any more.
    const end = new Date(t.now.getTime() + 20 * DAY);
    const patch = { validThrough: end.toISOString() };
    const { rev } = (await t.call('owner', 'job.get', { jobId: job._id })).data;
    expect((await t.call('owner', 'job.update', { _jobId: job._id, rev, patch })).status).toBe(200);
    await t.doWork();
    expect(await noticesOf(t, 'mallory')).toHaveLength(1);
    later(t, 18 * DAY + HOUR);
    await t.doWork();
    expect(await noticesOf(t, 'mallory')).toHaveLength(2);
  });

  test('the reply time counts those who still wait, and grows while nobody answers', async () => {
    const t = app();
    const { job, of } = await hiring(t);
    await rounds(t);
    for (const uid of ['ben', 'cem']) {
      await seeker(t, uid);
      await t.call(uid, 'application.add', applying(job._id));
    }
    const median = async () => (await companyJobsOf(t, 'owner'))[0]?.stats.medianReplyH;
    later(t, 4 * HOUR);
    await t.call('owner', 'application.reject', of);
    // Two of three have waited for four hours: nobody knows yet how soon they are answered.
    expect(await median()).toBeNull();
    later(t, 44 * HOUR);
    await t.doWork();
    expect(await median()).toBe(48);
    const company = await t.db
      .selectFrom('company')
      .select('median_reply_h')
      .where('company_name', '=', 'Bakery owner')
      .executeTakeFirstOrThrow();
    expect(company.median_reply_h).toBe(48);
  });

  test('retention: what was sent in is erased in time, the state stays', async () => {
    const t = app();
    const { of, companyId } = await hiring(t);
    await rounds(t);
    await t.call('owner', 'application.reject', of);
    later(t, 180 * DAY);
    await t.doWork();
    expect(await applicantsOf(t, 'owner')).toHaveLength(1);
    later(t, 10 * DAY);
    await t.doWork();
    expect(await applicantsOf(t, 'owner')).toEqual([]);
    const row = await t.db.selectFrom('application').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      status: 'rejected',
      note: '',
      person: { firstname: '' },
      rejection: { text: '–' },
    });
    expect(
      JSON.stringify(
        await t.db.selectFrom('notification').where('user_id', '=', 'owner').selectAll().execute(),
      ),
    ).not.toContain('Jana');
    expect((await applicationsOf(t, 'mia'))[0]).toMatchObject({ status: 'rejected', note: '' });
    expect(await logOf(t, companyId)).toContain('application.erased');
    expect((await companyJobsOf(t, 'owner'))[0]?.stats.applied).toBe(1);
  });

  test('editjob.6 clean: counted first, refused while somebody waits, then erased with its messages', async () => {
    const t = app();
    const { job, of, companyId } = await hiring(t);
    const clean = (uid: string, more = {}) => t.call(uid, 'job.clean', { _jobId: job._id, ...more });
    expect((await clean('owner')).error.code).toBe('state_conflict');
    await t.call('owner', 'application.accept', { ...of, message: 'Welcome, Jana!' });
    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'filled', outcomes: {} });
    await t.call('mallory', 'application.add', applying((await publishedJob(t, 'owner', companyId))._id));
    expect((await clean('reader')).error.code).toBe('not_allowed');
    expect((await clean('rival')).status).toBe(404);
    const counted = await clean('owner', { dryRun: true });
    expect(counted.data).toEqual({ erased: { applications: 1, files: 0, messages: 1 }, talking: 1 });
    expect(counted.changes).toBeUndefined();
    const { cursor } = await pullAll(t, 'owner');
    const done = await clean('owner');
    expect(done.data).toEqual(counted.data);
    const { changes } = await pullAll(t, 'owner', cursor);
    expect(changes).toContainEqual(expect.objectContaining({ table: 'applicant', row: null }));
    expect(changes).toContainEqual(expect.objectContaining({ table: 'message', row: null }));
    expect(changes.find(({ table }) => table === 'companyJob')?.row).toMatchObject({
      cleanedAt: t.now.toISOString(),
      stats: { applied: 1 },
    });
    expect(
      JSON.stringify(
        await t.db.selectFrom('application').where('job_id', '=', job._id).selectAll().execute(),
      ),
    ).not.toMatch(/Jana|Krüger|mia@|bake at home/);
    expect(await t.db.selectFrom('message').selectAll().execute()).toEqual([]);
    expect(await logOf(t, companyId)).toContain('job.cleaned');
    const nothing = { erased: { applications: 0, files: 0, messages: 0 }, talking: 0 };
    expect((await clean('owner')).data).toEqual(nothing);
  });

  test.each(['by the company', 'in time'])(
    'who was invited reads that it is over when their data go %s',
    async (how) => {
      const t = app();
      const { job, args, of } = await hiring(t);
      await rounds(t);
      await t.call('owner', 'application.accept', of);
      await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'filled', outcomes: {} });
      const { cursor } = await pullAll(t, 'mia');
      if (how === 'by the company') await t.call('owner', 'job.clean', { _jobId: job._id });
      else {
        later(t, 190 * DAY);
        await t.doWork();
      }
      const { changes } = await pullAll(t, 'mia', cursor);
      const rows = changes.flatMap(({ row }) => (row ? [row] : []));
      const by = 'Bakery owner';
      expect(rows).toContainEqual(
        expect.objectContaining({
          status: 'closed',
          rejection: { text: SERVER_TEXTS.de_DE.endings.timeOver, lang: 'de_DE', by },
        }),
      );
      expect(rows).toContainEqual(
        expect.objectContaining({ type: 'application_rejected', params: [by, job.title, 'closed'] }),
      );
      expect(await applicantsOf(t, 'owner')).toEqual([]);
      const said = await t.call('mia', 'conversation.add-message', writing(args, 'Hello?'));
      expect(said.error.code).toBe('state_conflict');
    },
  );
});
