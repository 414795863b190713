import { expect, test } from 'vitest';
import { checkOffer } from '../../../contract/policy/offer-check.ts';
import { textHash } from '../../base/canonical-json.ts';
import { acceptedApplication, DUTIES, offering, signing, step, TERMS } from '../../testing/offers.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const BORN = { sixteen: '2009-06-15', adult: '1998-04-17' };

async function accepted(t: TestApp, born: string, job: object = {}, said: 'yes' | 'done' = 'done') {
  const { _id: companyId } = await company(t, 'owner');
  await seeker(t, 'jana', born, undefined, said);
  const application = await acceptedApplication(t, 'jana', { owner: 'owner', companyId, job });
  return { _applicationId: application._id };
}

onDatabase((app) => {
  test('L35 an offer to a minor is signed with the duties, and they are part of the signature', async () => {
    const t = app();
    const to = await accepted(t, BORN.sixteen);
    const refused = await t.call('owner', 'offer.create', offering(to, { duties: ['briefing'] }));
    expect([refused.status, refused.error]).toMatchObject([
      422,
      {
        code: 'duties_missing',
        detail: { duties: DUTIES, missing: DUTIES.filter((duty) => duty !== 'briefing') },
      },
    ]);
    const made = await t.call('owner', 'offer.create', offering(to, { duties: DUTIES }));
    expect(made.data).toMatchObject({
      minor: { as: 'youth', duties: DUTIES },
      signatures: [{ party: 'company', duties: DUTIES }],
    });
    expect(await checkOffer(made.data, textHash)).toEqual([]);
    const signature = { ...made.data.signatures[0], duties: ['briefing'] };
    const altered = { ...made.data, signatures: [signature as never] };
    expect(await checkOffer(altered, textHash)).toEqual(['seal']);
  });

  test('L35 a draft says which duties there are before it is signed, and an adult’s offer has none', async () => {
    const t = app();
    const to = await accepted(t, BORN.sixteen);
    const draft = await t.call('owner', 'offer.create', offering(to, { draft: true }));
    expect(draft.data).toMatchObject({ minor: { as: 'youth', duties: DUTIES }, signatures: [] });
    const bare = await t.call('owner', 'offer.update', step(draft.data, 'send'));
    expect(bare.error.code).toBe('duties_missing');
    const sent = await t.call('owner', 'offer.update', step(draft.data, 'send', { duties: DUTIES }));
    expect(sent.data.signatures).toMatchObject([{ duties: DUTIES }]);
    const grown = { ...TERMS, start: '2027-07-01' };
    const changed = await t.call('owner', 'offer.update', step(sent.data, 'edit', { terms: grown }));
    expect(changed.data).toMatchObject({ minor: null, terms: { start: '2027-07-01' } });
  });

  test('L1 what a person has said of school decides at the offer, and the company learns as what they work', async () => {
    const t = app();
    const job = {
      kind: 'holiday' as const,
      schooling: 'holiday' as const,
      shifts: (['mon', 'tue', 'wed', 'thu', 'fri'] as const).map((day) => ({
        day,
        start: '08:00',
        end: '15:00',
      })),
      hours: { min: 30, max: 30, text: '' },
      startDate: '2026-07-06',
      endDate: '2026-07-31',
    };
    const to = await accepted(t, BORN.sixteen, job, 'yes');
    const terms = { ...TERMS, start: '2026-07-06', end: '2026-07-31' };
    const made = await t.call('owner', 'offer.create', offering({ ...to, terms } as never, { duties: ALL }));
    expect(made.data.minor).toMatchObject({ as: 'pupil' });
    const longer = { ...terms, end: '2026-08-31' };
    const tooLong = await t.call(
      'owner',
      'offer.update',
      step(made.data, 'edit', { terms: longer, duties: ALL }),
    );
    expect(tooLong.error).toMatchObject({
      code: 'too_young',
      detail: { reasons: [{ code: 'holiday_days', minAge: 18 }] },
    });
    const applicant = await t.call('owner', 'application.list', { _jobId: made.data._jobId as string });
    expect(JSON.stringify(applicant.data)).not.toContain('compulsorySchool');
    expect(JSON.stringify(made.data)).not.toContain('compulsorySchool');
  });

  test('L30 an adult is offered the minimum wage, a minor without a finished training may get less', async () => {
    const t = app();
    const to = await accepted(t, BORN.adult);
    const terms = { ...TERMS, pay: { amount: 1000, currency: 'EUR', unit: 'HOUR' as const } };
    const refused = await t.call('owner', 'offer.create', offering({ ...to, terms } as never));
    expect([refused.status, refused.error]).toMatchObject([
      422,
      {
        code: 'wage_law',
        fields: [{ path: 'terms.pay.amount', code: 'below_minimum_wage' }],
        detail: { perHour: 1000, wage: 1390 },
      },
    ]);
    await seeker(t, 'teen', BORN.sixteen);
    const { companyId } = await t.db
      .selectFrom('job')
      .select('company_id as companyId')
      .executeTakeFirstOrThrow();
    const young = await acceptedApplication(t, 'teen', { owner: 'owner', companyId });
    const made = await t.call(
      'owner',
      'offer.create',
      offering({ _applicationId: young._id, terms } as never, { duties: DUTIES }),
    );
    expect(made.data.status).toBe('sent');
  });

  test('L33 L11 a training has one to four months of trial, and a form of its own', async () => {
    const t = app();
    const to = await accepted(t, BORN.adult, {
      kind: 'apprenticeship',
      employmentType: ['FULL_TIME'],
      pay: { min: 100_000, max: 100_000, currency: 'EUR', unit: 'MONTH' },
    });
    const terms = (trialWeeks: number) => ({
      ...TERMS,
      pay: { amount: 100_000, currency: 'EUR', unit: 'MONTH' as const },
      hours: { perWeek: 38, text: '' },
      trialWeeks,
    });
    const long = await t.call('owner', 'offer.create', offering({ ...to, terms: terms(26) } as never));
    expect(long.error).toMatchObject({
      code: 'fields_invalid',
      fields: [{ path: 'terms.trialWeeks', code: 'training_trial' }],
      detail: { limits: [{ path: 'terms.trialWeeks', limit: [4, 17] }] },
    });
    const made = await t.call('owner', 'offer.create', offering({ ...to, terms: terms(16) } as never));
    expect(made.data).toMatchObject({ status: 'sent', contractForm: 'training' });
  });

  test('L4 an offer without facts is for nobody below 18', async () => {
    const t = app();
    const to = await accepted(t, BORN.sixteen);
    await t.db.updateTable('job').set({ branches: '[]' }).execute();
    const made = await t.call('owner', 'offer.create', offering(to, { duties: DUTIES }));
    expect(made.error).toMatchObject({
      code: 'too_young',
      detail: { minAge: 18, reasons: expect.arrayContaining([{ code: 'facts_unknown', minAge: 18 }]) },
    });
  });

  test('what was accepted is judged again when it is accepted', async () => {
    const t = app();
    const to = await accepted(t, BORN.sixteen);
    const made = await t.call('owner', 'offer.create', offering(to, { duties: DUTIES }));
    await t.call('jana', 'user.update-general', {
      _userId: 'jana',
      general: { compulsorySchool: { answer: 'yes', on: t.now.toISOString().slice(0, 10) } },
    });
    const accepting = signing(made.data, 'accept', 'Jana Krüger', {
      guardianMails: ['mother@example.org', 'father@example.org'],
    });
    const refused = await t.call('jana', 'offer.update', accepting);
    expect(refused.error).toMatchObject({
      code: 'too_young',
      detail: { reasons: [{ code: 'school_hours', minAge: 18 }] },
    });
  });
});

const ALL = [
  'fit_to_employ',
  'risk_assessment',
  'dangers',
  'medical_check',
  'briefing',
  'free_days',
] as never[];
