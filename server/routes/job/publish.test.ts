import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { approveJob, refuseJob, takeDownJob } from '../../domain/job/review.ts';
import { hiring, logOf, noticesOf } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, DRAFT, member, publishedJob, pullAll, seeker } from '../../testing/people.ts';
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
    const late = await draft(t, _id, { minAge: 16, shifts: NIGHTS, branches: ['hospitality'] });
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
    const chosen = await draft(t, _id, { minAge: 18 });
    expect((await publish(t, chosen._id)).data.minAgeReasons).toEqual([
      { code: 'company_choice', minAge: 18 },
    ]);
  });

  test('createjob.7 a published job cannot be changed below its age either', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id);
    const refused = await t.call('owner', 'job.update', {
      _jobId: job._id,
      rev: 1,
      patch: { conditions: ['dangerous'] },
    });
    expect(refused.error).toMatchObject({ code: 'age_law', detail: { minAge: 18 } });
    expect((await t.call('owner', 'job.get', { jobId: job._id })).data).toMatchObject({
      rev: 1,
      conditions: [],
    });
  });

  test('L4 without branch, times and conditions nobody below 18 is let in, and each that is missing is named', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const silent = await draft(t, _id, {
      minAge: 16,
      shifts: [],
      hours: null,
      branches: [],
      conditions: null,
    });
    expect((await publish(t, silent._id)).error).toMatchObject({
      code: 'age_law',
      fields: [
        { path: 'minAge', code: 'too_small' },
        { path: 'branches', code: 'facts_unknown' },
        { path: 'conditions', code: 'facts_unknown' },
        { path: 'shifts', code: 'facts_unknown' },
        { path: 'hours', code: 'facts_unknown' },
      ],
      detail: { minAge: 18, reasons: [{ code: 'facts_unknown', minAge: 18 }] },
    });
    const adults = await draft(t, _id, { minAge: 18, shifts: [], branches: [], conditions: null });
    expect((await publish(t, adults._id)).data.status).toBe('published');
  });

  test('L30 a mini job of five euros an hour is not published, for minors alone less than the wage is', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const pay = { min: 500, max: 500, currency: 'EUR', unit: 'HOUR' };
    const job = await draft(t, _id, { pay, hours: { min: 30, max: 38, text: '' }, minAge: 18 });
    expect((await publish(t, job._id)).error).toMatchObject({
      code: 'wage_law',
      fields: [{ path: 'pay.min', code: 'below_minimum_wage' }],
      detail: { perHour: 500, wage: 1390 },
    });
    const young = await draft(t, _id, {
      pay: { ...pay, min: 1000, max: 1000 },
      assurances: ['adults_minimum_wage'],
    });
    expect((await publish(t, young._id)).data.status).toBe('published');
  });

  test('L10 a lowest age of 45 is refused when it is written, one of 21 needs a ground and goes to staff', async () => {
    const t = app();
    t.settings.review = true;
    const { _id } = await company(t, 'owner');
    await t.db.updateTable('company').set({ verified: true }).where('id', '=', _id).execute();
    const refused = await t.call('owner', 'job.create', {
      _id: v7(),
      _companyId: _id,
      job: { ...DRAFT, minAge: 45 },
    });
    expect(refused.error).toMatchObject({
      code: 'fields_invalid',
      fields: [{ path: 'job.minAge', code: 'age_ground' }],
    });
    const grounded = await draft(t, _id, { minAge: 21, minAgeGround: 'licence' });
    const without = await t.call('owner', 'job.update', {
      _jobId: grounded._id,
      rev: 1,
      patch: { minAge: 22, minAgeGround: null },
    });
    expect(without.error.fields).toEqual([{ path: 'patch.minAge', code: 'age_ground' }]);
    expect((await publish(t, grounded._id)).data).toMatchObject({
      status: 'in_review',
      minAgeReasons: [{ code: 'company_choice', minAge: 21 }],
    });
  });

  test('L34 a voluntary internship is published with its pay, and with the minimum wage', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const intern = (more: object) =>
      draft(t, _id, { kind: 'internship', employmentType: ['INTERN'], pay: null, minAge: 18, ...more });
    const silent = await intern({});
    expect((await publish(t, silent._id)).error.code).toBe('pay_required');
    const school = await intern({ internship: 'school', minAge: 13 });
    expect((await publish(t, school._id)).data.status).toBe('published');
    const pay = { min: 500, max: 500, currency: 'EUR', unit: 'HOUR' };
    const poor = await intern({ internship: 'voluntary', pay });
    expect((await publish(t, poor._id)).error.code).toBe('wage_law');
    const study = await intern({ internship: 'mandatory', pay });
    expect((await publish(t, study._id)).data.status).toBe('published');
  });

  test('L39 nobody is asked for children, religion or health', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const questions = ['Planst du Kinder?', 'Wann kannst du anfangen?', 'Welche Religion hast du?'].map(
      (text, at) => ({ id: `q${at}`, text, type: 'text' as const, required: false }),
    );
    const refused = await t.call('owner', 'job.create', {
      _id: v7(),
      _companyId: _id,
      job: { ...DRAFT, questions },
    });
    expect([refused.status, refused.error]).toMatchObject([
      422,
      {
        code: 'question_forbidden',
        fields: [
          { path: 'job.questions.0.text', code: 'family' },
          { path: 'job.questions.2.text', code: 'religion' },
        ],
      },
    ]);
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
    const round = {
      minAge: 13,
      branches: ['papers'],
      shifts: [{ day: 'wed', start: '15:00', end: '17:00' }],
      hours: { min: 2, max: 4, text: 'afternoons' },
    };
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

  test('a job that was on the market and is looked at again is gone for others, told alike everywhere', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    await seeker(t, 'jana');
    const job = await draft(t, _id);
    const published = (await publish(t, job._id)).data;
    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'filled', outcomes: {} });
    t.settings.review = true;
    const { rev } = (await t.call('owner', 'job.get', { jobId: job._id })).data;
    expect((await publish(t, job._id, rev)).data).toMatchObject({
      status: 'in_review',
      publishedAt: published.publishedAt,
    });
    const [read, step, applied, page] = [
      await t.call('jana', 'job.get', { jobId: job._id }),
      await t.call('jana', 'search.step', { jobId: job._id, filters: {} }),
      await t.call('jana', 'application.add', applying(job._id)),
      await t.app.inject({ url: `/jobs/${job._id}` }),
    ];
    expect([read.status, step.status, applied.status, page.statusCode]).toEqual([410, 410, 409, 410]);
    expect(read.error.detail).toMatchObject({ statusReason: 'paused' });
    expect(step.error.detail).toMatchObject({ reason: 'paused' });
    expect(applied.error).toMatchObject({ code: 'job_closed', detail: { statusReason: 'paused' } });
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
