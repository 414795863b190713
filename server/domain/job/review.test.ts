import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { CompanyJob, JobDraft } from '../../../contract/entities/job.ts';
import { logOf, noticesOf } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, DRAFT, pullAll, seeker } from '../../testing/people.ts';
import { terminal } from '../../testing/terminal.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** A job of a company that nobody has verified, handed in. */
async function inReview(t: TestApp) {
  t.settings.review = true;
  const { _id: companyId } = await company(t, 'owner');
  const made = await t.call('owner', 'job.create', { _id: v7(), _companyId: companyId, job: DRAFT });
  const { data } = await t.call('owner', 'job.publish', { _jobId: made.data._id, rev: 1 });
  expect(data.status).toBe('in_review');
  return { companyId, job: data as CompanyJob };
}

const jobNow = async (t: TestApp, { _id }: CompanyJob) =>
  (await t.call('owner', 'job.get', { jobId: _id })).data as CompanyJob;

/** As if the law had changed since the job was handed in. */
const paidLess = (t: TestApp, { _id }: CompanyJob) =>
  t.db
    .updateTable('job')
    .set({ pay: JSON.stringify({ ...DRAFT.pay, min: 500, max: 500 }), min_age: 18 })
    .where('id', '=', _id)
    .execute();

/** Light work that the law allows from 13 on. */
const ROUND: Partial<JobDraft> = {
  branches: ['papers'],
  shifts: [{ day: 'wed', start: '15:00', end: '17:00' }],
  hours: { min: 2, max: 4, text: 'afternoons' },
};

/** A job from 16 on that others find, of a company that staff knows. */
async function onTheMarket(t: TestApp) {
  t.settings.review = true;
  const { _id: companyId } = await company(t, 'owner');
  await t.db.updateTable('company').set({ verified: true }).where('id', '=', companyId).execute();
  const made = await t.call('owner', 'job.create', {
    _id: v7(),
    _companyId: companyId,
    job: { ...DRAFT, ...ROUND },
  });
  const { data } = await t.call('owner', 'job.publish', { _jobId: made.data._id, rev: 1 });
  expect(data.status).toBe('published');
  return { companyId, job: data as CompanyJob };
}

onDatabase((app) => {
  test('a job that is online and opened to people below 15 leaves the market until staff has looked at it', async () => {
    const t = app();
    const { companyId, job } = await onTheMarket(t);
    await seeker(t, 'jana');
    await t.call('jana', 'application.add', applying(job._id));
    const { cursor } = await pullAll(t, 'jana');
    const edit = (rev: number, patch: object) =>
      t.call('owner', 'job.update', { _jobId: job._id, rev, patch, note: 'Younger ones may come too.' });
    const { data } = await edit(1, { minAge: 13 });
    expect(data).toMatchObject({ status: 'in_review', minAge: 13, rev: 2, validThrough: job.validThrough });
    await t.doWork();
    const { changes } = await pullAll(t, 'jana', cursor);
    expect(changes.filter(({ id }) => id === job._id)).toMatchObject([{ table: 'job', row: null }]);
    expect((await noticesOf(t, 'jana')).map(([type]) => type)).toContain('job_changed');
    expect(await logOf(t, companyId)).toContain('job.changed');
    // A verification is not what it waits for.
    await t.db.updateTable('company').set({ verified: false }).where('id', '=', companyId).execute();
    await terminal(t).say('verify-company', companyId);
    expect((await jobNow(t, job)).status).toBe('in_review');
    await terminal(t).say('review', 'approve', job._id, '--by', 'Ada');
    expect(await jobNow(t, job)).toMatchObject({ status: 'published', validThrough: job.validThrough });
    expect((await edit(2, { openings: 2 })).data.status).toBe('published');
    expect((await edit(3, { minAge: 14 })).data.status).toBe('published');
  });

  test('without reviews an edit keeps a job online, whatever age it is for', async () => {
    const t = app();
    const { job } = await onTheMarket(t);
    t.settings.review = false;
    const { data } = await t.call('owner', 'job.update', { _jobId: job._id, rev: 1, patch: { minAge: 13 } });
    expect(data).toMatchObject({ status: 'published', minAge: 13 });
  });

  test('a job under review is edited by the rules of a publication, and the verification publishes it as it was', async () => {
    const t = app();
    const { companyId, job } = await inReview(t);
    const edit = (patch: object) => t.call('owner', 'job.update', { _jobId: job._id, rev: 1, patch });
    expect((await edit({ pay: null })).error.code).toBe('pay_required');
    expect((await edit({ conditions: ['dangerous'] })).error.code).toBe('age_law');
    expect((await edit({ openings: 3 })).error).toBeUndefined();
    await terminal(t).say('verify-company', companyId);
    expect(await jobNow(t, job)).toMatchObject({
      status: 'published',
      pay: DRAFT.pay,
      conditions: [],
      openings: 3,
    });
  });

  test('a job that the law has caught up with during its review comes back as a draft with the reason, and the company is verified all the same', async () => {
    const t = app();
    const { companyId, job } = await inReview(t);
    await paidLess(t, job);
    await terminal(t).say('verify-company', companyId);
    expect(await jobNow(t, job)).toMatchObject({
      status: 'draft',
      companyVerified: true,
      publishedAt: null,
      notOnline: { at: t.now.toISOString(), code: 'wage_law' },
    });
    expect(await noticesOf(t, 'owner')).toContainEqual(['system', DRAFT.title]);
    await t.call('owner', 'job.update', { _jobId: job._id, rev: 1, patch: { pay: DRAFT.pay } });
    const again = await t.call('owner', 'job.publish', { _jobId: job._id, rev: 2 });
    expect([again.data.status, again.data.notOnline]).toEqual(['published', undefined]);
  });

  test('staff cannot approve what the law has caught up with, and reads why', async () => {
    const t = app();
    const { job } = await inReview(t);
    await paidLess(t, job);
    const { message } = await terminal(t).refusal('review', 'approve', job._id, '--by', 'Ada');
    expect(message).toContain('minimum wage');
    expect((await jobNow(t, job)).status).toBe('in_review');
  });
});
