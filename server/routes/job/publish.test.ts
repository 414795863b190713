import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { approveJob, refuseJob, takeDownJob } from '../../domain/job/review.ts';
import { hiring, logOf, noticesOf } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-each-database.ts';
import { company, DRAFT, member, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import { REASONS } from '../../testing/reasons.ts';
import type { TestApp } from '../../testing/test-app.ts';

async function draft(t: TestApp, companyId: string, also = {}) {
  const { data } = await t.call('owner', 'job.create', {
    _id: v7(),
    _companyId: companyId,
    job: { ...DRAFT, ...also },
  });
  return data;
}
const publish = (t: TestApp, _jobId: string, rev = 1) => t.call('owner', 'job.publish', { _jobId, rev });
const NIGHTS = [{ day: 'fri', start: '18:00', end: '23:00' }] as const;

onDatabase((app) => {
  test('createjob.7 a lowest age below the law’s is refused with every rule, a higher one is the company’s choice', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const late = await draft(t, _id, { minAge: 16, shifts: NIGHTS, workplace: ['hospitality'] });
    const refused = await publish(t, late._id);
    expect([refused.status, refused.error]).toMatchObject([
      422,
      {
        code: 'age_law',
        fields: [
          { path: 'minAge', code: 'too_small' },
          { path: 'shifts', code: 'night' },
        ],
        detail: { minAge: 18, reasons: [{ code: 'night', minAge: 18 }] },
      },
    ]);
    await t.call('owner', 'job.update', { _jobId: late._id, rev: 1, patch: { minAge: 18 } });
    expect((await publish(t, late._id, 2)).data).toMatchObject({
      status: 'published',
      minAgeReasons: [{ code: 'night', minAge: 18 }],
    });
    const chosen = await draft(t, _id, { minAge: 21 });
    expect((await publish(t, chosen._id)).data.minAgeReasons).toEqual([
      { code: 'company_choice', minAge: 21 },
    ]);
  });

  test('createjob.7 a published job cannot be changed below its age either', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    const refused = await t.call('owner', 'job.update', {
      _jobId: job._id,
      rev: 1,
      patch: { workplace: ['dangerous'] },
    });
    expect(refused.error).toMatchObject({ code: 'age_law', detail: { minAge: 18 } });
    expect((await t.call('owner', 'job.get', { jobId: job._id })).data).toMatchObject({
      rev: 1,
      workplace: [],
    });
  });

  test('createjob.8 nobody is asked what they earn, when it is written and when it is changed', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const question = (text: string) => [{ id: 'q', text, type: 'text' as const, required: true }];
    const args = {
      _id: v7(),
      _companyId: _id,
      job: { ...DRAFT, questions: question('Dein letztes Gehalt?') },
    };
    const refused = await t.call('owner', 'job.create', args);
    expect(refused.error).toMatchObject({
      code: 'pay_history',
      fields: [{ path: 'job.questions.0.text', code: 'pay_history' }],
    });
    const fine = await draft(t, _id, { questions: question('Was ist deine Gehaltsvorstellung?') });
    const patch = { questions: question('What is your current salary?') };
    const changed = await t.call('owner', 'job.update', { _jobId: fine._id, rev: 1, patch });
    expect(changed.error.code).toBe('pay_history');
  });

  test('the first job of a company that nobody has verified waits for staff, a second one for the verification', async () => {
    const t = app();
    t.settings.review = true;
    const { _id } = await company(t, 'owner');
    await seeker(t, 'jana');
    const [first, second] = [await draft(t, _id), await draft(t, _id)];
    const handed = await publish(t, first._id);
    expect(handed.data).toMatchObject({ status: 'in_review', publishedAt: null });
    expect((await publish(t, second._id)).error.code).toBe('company_unverified');
    expect((await t.call('jana', 'job.get', { jobId: first._id })).status).toBe(404);
    expect((await publish(t, first._id)).error.code).toBe('state_conflict');
    const { result } = await transact(t.parts, (context) => approveJob(context, first._id));
    expect(result.valid_through?.toISOString()).toBe(handed.data.validThrough);
    expect((await t.call('jana', 'job.get', { jobId: first._id })).data.status).toBe('published');
    expect(await noticesOf(t, 'owner')).toEqual([['verification', DRAFT.title]]);
    expect((await publish(t, second._id)).error.code).toBe('company_unverified');
    await t.db.updateTable('company').set({ verified: true }).where('id', '=', _id).execute();
    expect((await publish(t, second._id)).data.status).toBe('published');
    expect(await logOf(t, _id)).toEqual(expect.arrayContaining(['job.published', 'job.approved']));
  });

  test('work for children is looked at even where the company is known, and comes back with what is wrong', async () => {
    const t = app();
    t.settings.review = true;
    const { _id } = await company(t, 'owner');
    await t.db.updateTable('company').set({ verified: true }).where('id', '=', _id).execute();
    const round = { minAge: 13, workplace: ['papers'], hours: { min: 2, max: 4, text: 'afternoons' } };
    const job = await draft(t, _id, round);
    expect((await publish(t, job._id)).data.status).toBe('in_review');
    await transact(t.parts, (context) =>
      refuseJob(context, job._id, { ...REASONS, facts: 'Say how heavy the papers are.' }),
    );
    const back = await t.call('owner', 'job.get', { jobId: job._id });
    expect(back.data).toMatchObject({ status: 'draft', reviewNote: 'Say how heavy the papers are.' });
    await expect(transact(t.parts, (context) => approveJob(context, job._id))).rejects.toMatchObject({
      code: 'state_conflict',
    });
    expect((await publish(t, job._id)).data).toMatchObject({ status: 'in_review', reviewNote: null });
  });

  test('without reviews a new company’s job is on the market at once', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    expect((await publish(t, (await draft(t, _id))._id)).data.status).toBe('published');
  });

  test('staff takes a job down with reasons, and its applicants get a text', async () => {
    const t = app();
    const { job, companyId } = await hiring(t);
    await transact(t.parts, (context) =>
      takeDownJob(context, job._id, { ...REASONS, facts: 'It asks for a deposit.' }),
    );
    expect((await t.call('owner', 'job.get', { jobId: job._id })).data).toMatchObject({
      status: 'unpublished',
      statusReason: 'refused',
      reviewNote: 'It asks for a deposit.',
    });
    const [answer] = (await pullAll(t, 'mia')).changes.filter(({ table }) => table === 'application');
    expect(answer?.row).toMatchObject({
      status: 'closed',
      rejection: { text: expect.stringContaining('Regeln'), by: 'Bakery owner' },
    });
    expect(await logOf(t, companyId)).toEqual(
      expect.arrayContaining(['job.unpublished', 'application.closed']),
    );
  });

  test('a job whose time is over takes no slot, whether or not the clock has come by', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await t.db.deleteFrom('plan_grant').execute();
    const [one, other] = [await draft(t, _id), await draft(t, _id)];
    const { validThrough } = (await publish(t, one._id)).data;
    t.now = new Date(validThrough as string);
    const published = await publish(t, other._id);
    expect([published.status, published.error]).toEqual([200, undefined]);
  });

  test('a company without a free slot publishes nothing more', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await t.db.deleteFrom('plan_grant').execute();
    const [one, other] = [await draft(t, _id), await draft(t, _id)];
    expect((await publish(t, one._id)).status).toBe(200);
    const refused = await publish(t, other._id);
    expect([refused.status, refused.error.code]).toEqual([403, 'plan_limit']);
  });

  test('who reads the applicants must belong to the company', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await member(t, _id, 'reader', false);
    const args = { _id: v7(), _companyId: _id, job: { ...DRAFT, visibleTo: ['reader', 'stranger'] } };
    const refused = await t.call('owner', 'job.create', args);
    expect(refused.error.fields).toEqual([{ path: 'job.visibleTo.1', code: 'unknown' }]);
  });

  test('nothing is published for a company that is being deleted, until an owner undoes that', async () => {
    const t = app();
    const { _id: companyId } = await company(t, 'owner');
    const job = await draft(t, companyId);
    await t.call('owner', 'company.delete', { companyId, confirmName: 'Bakery owner' });
    const now = await t.call('owner', 'job.get', { jobId: job._id });
    const refused = await publish(t, job._id, now.data.rev);
    expect([refused.status, refused.error]).toMatchObject([
      409,
      { code: 'state_conflict', detail: { finalAt: expect.any(String) } },
    ]);
    await t.call('owner', 'company.delete', { companyId, confirmName: 'Bakery owner', undo: true });
    expect((await publish(t, job._id, now.data.rev)).data).toMatchObject({ status: 'published' });
  });
});
