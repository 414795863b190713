import { describe, expect, it } from 'vitest';
import type { JobDraft } from '../../../../contract/entities/job.ts';
import { bakery } from '../../../testing/job-draft.ts';
import { restored } from './job-start.ts';
import { publishProblems } from './publish-problems.ts';
import { type Known, toJobDraft } from './to-job-draft.ts';
import { blankValues, type JobFormValues, valuesOf, withKind } from './values.ts';

const known: Known = { places: [{ label: 'Köln', lat: 50.94, lng: 6.96 }], base: null };
const form = (more: Partial<JobFormValues> = {}): JobFormValues => ({
  ...valuesOf(bakery, 'de-DE'),
  ...more,
});
const problems = (more: Partial<JobFormValues>, given = known) =>
  toJobDraft(form(more), given).problems.map(({ field, code }) => `${field} ${code}`);

describe('createjob.1 a job in the form', () => {
  it.each(['de-DE', 'en-US'])('comes out as it went in (%s)', (tag) => {
    expect(toJobDraft(valuesOf(bakery, tag), known)).toMatchObject({ draft: bakery, problems: [] });
  });

  it('a blank form says what is missing, and nothing more', () => {
    expect(toJobDraft(blankValues('minijob'), known).problems.map(({ field }) => field)).toEqual([
      'title',
      'description',
    ]);
  });
});

describe('createjob.3 texts and lists', () => {
  it('blank items are left out, too long ones are named by their place', () => {
    expect(toJobDraft(form({ tasks: [' Backen ', '  '] }), known).draft?.tasks).toEqual(['Backen']);
    expect(problems({ must: ['a', 'x'.repeat(301)] })).toEqual(['must.1 too_big']);
  });

  it('a title of 81 letters is too long', () => {
    expect(problems({ title: 'x'.repeat(81) })).toEqual(['title too_big']);
  });
});

describe('createjob.4 pay', () => {
  it('one sum is both ends of the range', () => {
    expect(toJobDraft(form({ payMin: '14,5', payMax: '' }), known).draft?.pay).toEqual({
      min: 1450,
      max: 1450,
      currency: 'EUR',
      unit: 'HOUR',
    });
  });

  it('of an imported job in another currency the pay stays in it, with as many digits as it has', () => {
    const pay = { min: 250_000, max: 300_000, currency: 'JPY', unit: 'MONTH' as const };
    const values = valuesOf({ ...bakery, pay }, 'de-DE');
    expect([values.payMin, values.payMax]).toEqual(['250000', '300000']);
    expect(toJobDraft({ ...values, payMax: '310.000' }, known).draft?.pay).toEqual({ ...pay, max: 310_000 });
  });

  it.each([
    [{ payMin: '16', payMax: '14' }, 'payMax max_below_min'],
    [{ payMin: '', payMax: '14' }, 'payMin pay_min_missing'],
    [{ payMin: 'viel' }, 'payMin not_a_sum'],
    [{ payMax: 'mehr' }, 'payMax not_a_sum'],
  ])('%j: %s', (more, problem) => {
    expect(problems(more)).toEqual([problem]);
  });

  it('a job of these kinds is not published without', () => {
    const withoutPay = { ...bakery, pay: null };
    const now = Date.parse('2026-11-20T12:00:00.000Z');
    expect(publishProblems(withoutPay, '', now)).toEqual([{ field: 'payMin', code: 'pay_required' }]);
    expect(publishProblems({ ...withoutPay, kind: 'internship', internship: 'school' }, '', now)).toEqual([]);
    // L34: the law wants a wage for it.
    expect(publishProblems({ ...withoutPay, kind: 'internship' }, '', now)).toEqual([
      { field: 'payMin', code: 'pay_required' },
    ]);
    // L30: less than the minimum wage.
    const poor = { ...bakery, pay: { min: 500, max: 500, currency: 'EUR', unit: 'HOUR' as const } };
    expect(publishProblems(poor, '', now)).toEqual([{ field: 'payMin', code: 'below_minimum_wage' }]);
  });
});

describe('createjob.5 hours and dates', () => {
  it.each([
    [{ hoursMin: '38,5', hoursMax: '' }, null],
    [{ hoursMin: 'acht' }, 'hoursMin not_a_number'],
    [{ hoursMin: '', hoursMax: '', hoursText: 'nach Absprache' }, 'hoursMin hours_missing'],
    [{ hoursMin: '10', hoursMax: '8' }, 'hoursMax max_below_min'],
    [{ hoursMin: '61', hoursMax: '' }, 'hoursMin too_big'],
    [{ startDate: '2026-12-02', endDate: '2026-12-01' }, 'endDate end_before_start'],
  ])('%j: %s', (more, problem) => {
    expect(problems(more)).toEqual(problem ? [problem] : []);
  });
});

describe('createjob.6 place and closing day', () => {
  it('an unknown place is an error, an empty one only hinders publishing', () => {
    expect(problems({ place: 'Atlantis' })).toEqual(['place place_unknown']);
    expect(problems({ place: 'Atlantis' }, { places: [], base: null })).toEqual(['place places_missing']);
    const draft = toJobDraft(form({ place: '' }), known).draft as JobDraft;
    const now = Date.parse('2026-11-20T12:00:00.000Z');
    expect(publishProblems(draft, '', now)).toEqual([{ field: 'place', code: 'place_required' }]);
    expect(publishProblems({ ...draft, remote: 'full' }, '', now)).toEqual([]);
  });

  it('a stored place stays, even where nobody else knows it', () => {
    const base = { ...bakery, location: { label: 'Hinterdorf', lat: 1, lng: 2 } };
    expect(toJobDraft(valuesOf(base, 'de-DE'), { places: [], base }).draft?.location).toEqual(base.location);
  });

  it.each([
    ['2026-11-20', ['closes too_small']],
    ['2026-11-21', []],
    ['2027-01-19', []],
    ['2027-01-20', ['closes too_big']],
  ])('closing on %s', (closes, expected) => {
    const found = publishProblems(bakery, closes, Date.parse('2026-11-20T12:00:00.000Z'));
    expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(expected);
  });
});

describe('createjob.7 the lowest age', () => {
  it('is the law’s where nothing is typed, and adults only as long as nobody has said the facts', () => {
    const age = (more: Partial<JobFormValues>) =>
      toJobDraft(form({ minAge: '', ...more }), known).draft?.minAge;
    expect(age({})).toBe(15);
    expect(age({ shifts: [{ day: 'sat', start: '05:00', end: '13:00' }] })).toBe(16);
    expect(age({ conditionsSaid: false })).toBe(18);
    expect(age({ branches: [] })).toBe(18);
    expect(age({ shifts: [], agreedTimes: 'daytime' })).toBe(15);
  });

  it('L10 above 18 it needs a ground', () => {
    expect(problems({ minAge: '21' })).toEqual(['minAgeGround age_ground']);
    expect(problems({ minAge: '21', minAgeGround: 'licence' })).toEqual([]);
  });

  it('L26 may be raised, not lowered: no kind alone is light enough for 13', () => {
    expect(problems({ minAge: '18' })).toEqual([]);
    expect(problems({ minAge: '12' })).toEqual(['minAge below_lowest']);
    // A minijob of which nothing says that it is light: the server refuses to publish it below 15.
    expect(problems({ minAge: '14' })).toEqual(['minAge below_lowest']);
    expect(toJobDraft({ ...form(), ...withKind(form(), 'holiday'), minAge: '14' }, known).problems).toEqual([
      { field: 'minAge', code: 'below_lowest' },
    ]);
  });

  it('one that was stored stays allowed as long as the kind stays', () => {
    const base: JobDraft = { ...bakery, kind: 'holiday', employmentType: ['TEMPORARY'], minAge: 14 };
    expect(toJobDraft(valuesOf(base, 'de-DE'), { ...known, base }).problems).toEqual([]);
  });
});

describe('createjob.8 questions', () => {
  const ask = (text: string) => ({ id: `q-${text.length}`, text, type: 'text' as const, required: true });

  it('go out in their order, without those that were begun and left', () => {
    const questions = [ask(' Welche Tage passen dir? '), ask('  '), ask('Kannst du Kaffee kochen?')];
    expect(toJobDraft(form({ questions }), known).draft?.questions.map(({ text }) => text)).toEqual([
      'Welche Tage passen dir?',
      'Kannst du Kaffee kochen?',
    ]);
  });

  it('one that nobody may be asked, or that is too long, is named by its place in the form', () => {
    expect(problems({ questions: [ask(''), ask('Bist du schwanger?')] })).toEqual([
      'questions.1 question_forbidden',
    ]);
    expect(problems({ questions: [ask(''), ask('a'), ask('x'.repeat(301))] })).toEqual([
      'questions.2 too_big',
    ]);
  });

  it('a question with a doubt is taken', () => {
    expect(problems({ questions: [ask('Was ist deine Muttersprache?')] })).toEqual([]);
  });

  it('a draft that an older form has kept gets the questions of its job', () => {
    const questions = [ask('Welche Tage passen dir?')];
    const { questions: _, ...values } = form();
    const kept = { values: values as JobFormValues, base: { ...bakery, questions }, rev: 1, replaces: [] };
    expect(restored(kept, 'de-DE').values.questions).toEqual(questions);
  });
});

describe('createjob.2 the kind switches the fields', () => {
  it('takes over what fits and falls back where it does not', () => {
    const asTraining = withKind(form(), 'apprenticeship');
    expect(asTraining).toMatchObject({
      title: bakery.title,
      payUnit: 'MONTH',
      employmentType: ['PART_TIME'],
    });
  });

  it('a campaign comes out as it went in, with no place, and says nothing where nothing was said', () => {
    const campaign = {
      platforms: ['tiktok' as const],
      deliverables: ['Two short videos'],
      usageRights: 'One year on our pages',
      budget: 240000,
      disclosure: '“Anzeige” first',
      due: '2027-02-01',
    };
    const job: JobDraft = { ...bakery, kind: 'campaign', employmentType: ['CONTRACTOR'], campaign };
    const values = { ...valuesOf(job, 'de-DE'), place: 'Nowhere' };
    expect(toJobDraft(values, known).draft).toMatchObject({ campaign, location: null, remote: 'full' });
    expect(toJobDraft(values, { ...known, base: { ...job, remote: 'partly' } }).draft).toMatchObject({
      location: bakery.location,
      remote: 'partly',
    });
    expect(problems({ ...values, budget: 'viel' })).toEqual(['budget not_a_sum']);
    expect(toJobDraft({ ...values, deliverables: ['x'.repeat(301)] }, known).problems).toEqual([
      { field: 'deliverables.0', code: 'too_big' },
    ]);
    const silent = valuesOf({ ...job, campaign: null }, 'de-DE');
    expect(toJobDraft(silent, known).draft?.campaign).toBeNull();
    expect(
      toJobDraft(withKind({ ...values, place: 'Köln' }, 'minijob'), { ...known, base: job }).draft?.campaign,
    ).toBeNull();
  });

  it('does not send what it does not ask for', () => {
    const freelance = { ...form(), ...withKind(form(), 'freelance') };
    expect(toJobDraft(freelance, known).draft?.hours).toBeNull();
  });

  it('leaves alone what it does not ask for in a job that has it', () => {
    const base: JobDraft = { ...bakery, kind: 'freelance', employmentType: ['CONTRACTOR'], minAge: 18 };
    expect(toJobDraft(valuesOf(base, 'de-DE'), { ...known, base }).draft?.hours).toEqual(bakery.hours);
  });
});

describe('createjob.5 for a limited time', () => {
  const job = { ...blankValues('employment'), title: 'Koch', description: 'Du kochst für unsere Gäste.' };

  it('a job with an end is one, whether that was chosen or not', () => {
    expect(
      toJobDraft({ ...job, employmentType: ['FULL_TIME'], endDate: '2027-03-31' }, known).readable,
    ).toMatchObject({
      employmentType: ['FULL_TIME', 'TEMPORARY'],
    });
    expect(toJobDraft({ ...job, employmentType: ['FULL_TIME'] }, known).readable.employmentType).toEqual([
      'FULL_TIME',
    ]);
  });

  it('one that is chosen to be is published with its end only', () => {
    const now = Date.parse('2026-11-20T12:00:00.000Z');
    const published = { ...bakery, kind: 'employment' as const, employmentType: ['TEMPORARY' as const] };
    const found = (endDate: string | null) => publishProblems({ ...published, endDate }, '', now);
    expect(found(null)).toEqual([{ field: 'endDate', code: 'end_missing' }]);
    expect(found('2027-03-31')).toEqual([]);
    expect(publishProblems({ ...published, kind: 'holiday', endDate: null }, '', now)).toEqual([]);
  });
});
