import { describe, expect, it, test } from 'vitest';
import { ageVerdictForApply, ageVerdictForOffer, asksSchooling, mayWork, minimumAge } from './age-law.ts';
import type { JobFacts } from './facts.ts';
import { HOLIDAY_DAYS_A_YEAR, holidayDays } from './holidays.ts';
import type { Person } from './schooling.ts';
import { at, facts, fullWeek, holidayJob, hours, paperRound, placement, WORK_WEEK } from './testing.ts';

const codesFor = (person: Person, job: JobFacts): true | string[] => {
  const found = mayWork(person, job);
  return found.ok ? true : found.reasons.map(({ code }) => code);
};

describe('the ten that were wrong', () => {
  test('L2: one harmless branch does not outweigh another: hospitality and a household, at 15', () => {
    const job = facts({ branches: ['hospitality', 'household'], assurances: ['non_commercial'] });
    expect(minimumAge(job).minAge).toBe(15);
    expect(minimumAge({ ...job, branches: ['household'] }).minAge).toBe(13);
  });

  test('L3: papers on a Sunday are refused at 13', () => {
    const sunday = { ...paperRound, shifts: at(['sun'], '10:00', '12:00') };
    expect(codesFor({ age: 13 }, sunday)).toEqual(['weekend']);
    expect(codesFor({ age: 13 }, paperRound)).toBe(true);
  });

  test('L5: a bakery from 5 to 13 o’clock, Monday to Friday, at 16', () => {
    const bakery = facts({
      kind: 'apprenticeship',
      branches: ['bakery'],
      shifts: at(WORK_WEEK, '05:00', '13:00'),
    });
    expect(codesFor({ age: 16, compulsorySchool: 'done' }, bakery)).toBe(true);
    expect(minimumAge(bakery)).toMatchObject({ minAge: 16, reasons: [{ code: 'evening', minAge: 16 }] });
  });

  test('L6: eight and a half hours from Monday to Thursday and five and a half on Friday, at 16', () => {
    const week = [...at(['mon', 'tue', 'wed', 'thu'], '07:00', '16:30'), ...at(['fri'], '07:00', '13:00')];
    const workshop = facts({ kind: 'apprenticeship', branches: ['workshop'], shifts: week });
    expect(codesFor({ age: 16, compulsorySchool: 'done' }, workshop)).toBe(true);
    const allLong = { ...workshop, shifts: at(WORK_WEEK, '07:00', '16:30') };
    expect(codesFor({ age: 16, compulsorySchool: 'done' }, allLong)).toEqual(['daily_hours', 'weekly_hours']);
  });

  test('L7: from Thursday 22 to Friday 6 o’clock there are no twelve hours of rest', () => {
    const job = facts({
      branches: ['hospitality'],
      shifts: [...at(['thu'], '16:00', '22:00'), ...at(['fri'], '06:00', '12:00')],
    });
    expect(codesFor({ age: 17 }, job)).toEqual(['rest']);
  });

  test('L7: from 6 to 10 and from 16 to 20 o’clock is a day of fourteen hours', () => {
    const split = facts({ shifts: [...at(['mon'], '06:00', '10:00'), ...at(['mon'], '16:00', '20:00')] });
    expect(codesFor({ age: 17 }, split)).toEqual(['shift_span']);
  });

  test('L1: at 15, with nothing said about school, no forty hours a week in term', () => {
    const job = { ...fullWeek, minAge: 15 };
    expect(ageVerdictForApply({ age: 15 }, job)).toMatchObject({
      ok: false,
      reasons: [{ code: 'school_hours' }],
    });
  });

  test('L1: at 17, at upper school, a Saturday in a shop', () => {
    const saturday = facts({ branches: ['shop'], shifts: at(['sat'], '10:00', '16:00') });
    expect(codesFor({ age: 17 }, saturday)).toBe(true);
  });
});

describe('L1: compulsory schooling decides, not school', () => {
  const inTerm = facts({ shifts: at(['sat'], '10:00', '16:00'), branches: ['shop'] });
  it.each<[person: string, Person, job: JobFacts, verdict: true | string[]]>([
    ['13, light work', { age: 13 }, paperRound, true],
    ['13, no full week', { age: 13 }, fullWeek, ['kind']],
    ['15, nobody has said it: as at school', { age: 15 }, inTerm, ['school_hours']],
    ['15, done', { age: 15, compulsorySchool: 'done' }, inTerm, true],
    ['15, at school, in term: light work', { age: 15, compulsorySchool: 'yes' }, paperRound, true],
    ['15, at school, in the holidays', { age: 15, compulsorySchool: 'yes' }, holidayJob, true],
    ['16, nobody has said it: asked before it matters', { age: 16 }, inTerm, ['schooling_unknown']],
    ['16, nobody has said it, and it decides nothing', { age: 16 }, paperRound, true],
    ['16, at school', { age: 16, compulsorySchool: 'yes' }, inTerm, ['school_hours']],
    ['17, nobody has said it: done', { age: 17 }, inTerm, true],
    ['17, at school all the same', { age: 17, compulsorySchool: 'yes' }, fullWeek, ['school_hours']],
    ['18', { age: 18, compulsorySchool: 'yes' }, { ...fullWeek, conditions: ['night'] }, true],
    ['12', { age: 12 }, paperRound, ['kind']],
  ])('%s', (_person, person, job, verdict) => {
    expect(codesFor(person, job)).toEqual(verdict);
  });

  it('is asked where the answer decides, and nowhere else', () => {
    const asked = [13, 14, 15, 16, 17, 18].filter((age) => asksSchooling(age, inTerm));
    expect(asked).toEqual([15, 16, 17]);
    expect([15, 16, 17].filter((age) => asksSchooling(age, paperRound))).toEqual([]);
  });

  it('in the holidays for four weeks a year, with the evening of hospitality from 16 on', () => {
    const pupil = (age: number): Person => ({ age, compulsorySchool: 'yes' });
    expect(holidayDays(holidayJob)).toBe(HOLIDAY_DAYS_A_YEAR);
    expect(mayWork(pupil(15), holidayJob, 0).ok).toBe(true);
    expect(mayWork(pupil(15), holidayJob, 1)).toEqual({
      ok: false,
      reasons: [{ code: 'holiday_days', minAge: 18 }],
    });
    expect(codesFor(pupil(15), { ...holidayJob, endDate: '2026-08-07' })).toEqual(['holiday_days']);
    expect(codesFor({ age: 15, compulsorySchool: 'done' }, { ...holidayJob, endDate: '2026-08-07' })).toBe(
      true,
    );
    const evenings = {
      ...holidayJob,
      branches: ['hospitality' as const],
      shifts: at(WORK_WEEK, '14:00', '22:00'),
    };
    expect(codesFor(pupil(16), evenings)).toBe(true);
    expect(codesFor(pupil(15), evenings)).toEqual(['evening']);
  });

  it('a child whose compulsory schooling is over learns a trade, or works seven hours', () => {
    const graduate: Person = { age: 14, compulsorySchool: 'done' };
    expect(codesFor(graduate, { ...fullWeek, kind: 'apprenticeship' })).toBe(true);
    expect(codesFor(graduate, { ...fullWeek, shifts: at(WORK_WEEK, '08:00', '15:00') })).toBe(true);
    expect(codesFor(graduate, fullWeek)).toEqual(['daily_hours', 'weekly_hours']);
  });
});

describe('L2: every branch has to allow it', () => {
  it.each<[string, Partial<JobFacts>, number]>([
    ['a shop that also delivers papers', { branches: ['shop', 'papers'] }, 15],
    [
      'a farm that also delivers papers, three hours',
      { branches: ['family_farming', 'papers'], shifts: at(['wed'], '14:00', '17:00') },
      15,
    ],
    [
      'a family’s farm, three hours',
      { branches: ['family_farming'], shifts: at(['wed'], '14:00', '17:00') },
      13,
    ],
    [
      'a shop and a club on a Sunday',
      { branches: ['shop', 'club'], shifts: at(['sun'], '08:00', '16:00') },
      18,
    ],
    [
      'a shop and a restaurant until 22 o’clock',
      { branches: ['shop', 'hospitality'], shifts: at(['fri'], '16:00', '22:00') },
      18,
    ],
    [
      'a restaurant until 22 o’clock',
      { branches: ['hospitality'], shifts: at(['fri'], '16:00', '22:00') },
      16,
    ],
    ['no branch at all', { branches: [] }, 18],
  ])('%s', (_row, more, minAge) => {
    expect(minimumAge(facts(more)).minAge).toBe(minAge);
  });
});

describe('L3: closed lists of Saturdays and Sundays, for children too', () => {
  const on = (day: 'sat' | 'sun', branch: JobFacts['branches'][number]) =>
    facts({ branches: [branch], shifts: at([day], '10:00', '12:00'), assurances: ['free_sundays'] });
  const SATURDAY = [
    'hospitality',
    'funfair',
    'farming',
    'family_farming',
    'household',
    'care',
    'stage',
    'sport',
    'shop',
    'bakery',
    'hairdresser',
    'transport',
    'car_repair',
    'training_centre',
    'doctors',
  ] as const;
  const SUNDAY = [
    'hospitality',
    'funfair',
    'farming',
    'family_farming',
    'care',
    'stage',
    'sport',
    'doctors',
  ] as const;
  it.each(SATURDAY)('Saturday: %s', (branch) => {
    expect(minimumAge(on('sat', branch)).minAge).toBeLessThan(18);
  });
  it.each(SUNDAY)('Sunday: %s', (branch) => {
    expect(minimumAge(on('sun', branch)).minAge).toBeLessThan(18);
  });
  it.each([
    ['sat', 'papers'],
    ['sun', 'papers'],
    ['sat', 'club'],
    ['sun', 'club'],
    ['sun', 'household'],
    ['sun', 'shop'],
    ['sun', 'bakery'],
    ['sat', 'office'],
    ['sat', 'workshop'],
    ['sat', 'cleaning'],
  ] as const)('%s: not %s', (day, branch) => {
    expect(minimumAge(on(day, branch))).toMatchObject({ minAge: 18, reasons: [{ code: 'weekend' }] });
  });
  it('of children sport on a Saturday, and nothing on a Sunday that youths may not do either', () => {
    expect(minimumAge(on('sat', 'sport')).minAge).toBe(13);
    expect(codesFor({ age: 13 }, on('sun', 'papers'))).toEqual(['weekend']);
  });
  it('a night from Saturday reaches into Sunday', () => {
    const night = facts({ branches: ['shop'], shifts: at(['sat'], '22:00', '02:00') });
    expect(codesFor({ age: 17 }, night)).toContain('weekend');
  });
});

describe('L4: without the facts nobody below 18', () => {
  it.each<[string, Partial<JobFacts>]>([
    ['no times', { shifts: [], hours: hours(10, 12) }],
    ['times in words only', { shifts: [], hours: { min: 10, max: 12, text: 'Fr 22-04' } }],
    ['nothing at all', { kind: 'employment', shifts: [], branches: [], conditions: null }],
    ['no branch', { branches: [] }],
    ['no word about dangers', { conditions: null }],
    ['agreed times without hours', { shifts: [], agreedTimes: 'daytime' }],
    ['an internship of which nobody says what it is', { kind: 'internship' }],
  ])('%s', (_row, more) => {
    expect(minimumAge(facts(more))).toMatchObject({ minAge: 18, reasons: [{ code: 'facts_unknown' }] });
  });
  it('times that are agreed within the day are known', () => {
    const agreed = facts({ shifts: [], agreedTimes: 'daytime', hours: hours(10, 12) });
    expect(minimumAge(agreed).minAge).toBe(15);
    expect(minimumAge({ ...agreed, branches: ['papers'] }).minAge).toBe(15);
    const afternoons = facts({
      shifts: [],
      agreedTimes: 'after_school',
      hours: hours(4, 8),
      branches: ['papers'],
    });
    expect(minimumAge(afternoons).minAge).toBe(13);
    expect(minimumAge({ ...afternoons, hours: hours(4, 11) })).toMatchObject({ minAge: 15 });
  });
  it('of hours a week the longest counts', () => {
    const wide = facts({ shifts: [], agreedTimes: 'daytime', hours: hours(40, 60) });
    expect(minimumAge(wide)).toMatchObject({ minAge: 18, reasons: [{ code: 'weekly_hours' }] });
  });
});

describe('L5: evenings, nights and early mornings by branch and age', () => {
  it.each<[string, JobFacts['branches'][number], start: string, end: string, minAge: number]>([
    ['anywhere from 6', 'office', '06:00', '14:00', 15],
    ['anywhere until 20', 'office', '12:00', '20:00', 15],
    ['nowhere before 6', 'office', '05:30', '12:00', 18],
    ['nowhere after 20', 'office', '14:00', '20:30', 18],
    ['hospitality until 22', 'hospitality', '14:00', '22:00', 16],
    ['hospitality not after 22', 'hospitality', '14:00', '22:30', 18],
    ['funfair until 22', 'funfair', '14:00', '22:00', 16],
    ['bakery from 5', 'bakery', '05:00', '13:00', 16],
    ['bakery from 4', 'bakery', '04:00', '12:00', 17],
    ['bakery not from 3', 'bakery', '03:00', '11:00', 18],
    ['bakery not until 21', 'bakery', '13:00', '21:00', 18],
    ['farm from 5', 'farming', '05:00', '12:00', 16],
    ['farm until 21', 'farming', '14:00', '21:00', 16],
    ['plant in shifts until 23', 'shift_plant', '15:00', '23:00', 16],
    ['on stage until 23', 'stage', '19:00', '23:00', 15],
    ['no night through midnight', 'hospitality', '22:00', '06:00', 18],
  ])('%s', (_row, branch, start, end, minAge) => {
    expect(minimumAge(facts({ branches: [branch], shifts: at(['wed'], start, end) })).minAge).toBe(minAge);
  });
  it('on a farm from 5 or to 21 o’clock, not both on one day', () => {
    const both = [...at(['wed'], '05:00', '09:00'), ...at(['wed'], '19:00', '21:00')];
    expect(codesFor({ age: 17 }, facts({ branches: ['farming'], shifts: both }))).toContain('night');
  });
  it('after an evening on stage fourteen hours of rest', () => {
    const evenings = [...at(['wed'], '19:00', '23:00'), ...at(['thu'], '12:00', '16:00')];
    expect(codesFor({ age: 17 }, facts({ branches: ['stage'], shifts: evenings }))).toEqual(['rest']);
    const later = [...at(['wed'], '19:00', '23:00'), ...at(['thu'], '13:00', '17:00')];
    expect(codesFor({ age: 17 }, facts({ branches: ['stage'], shifts: later }))).toBe(true);
  });
  it('the word night means after the hour of the branch', () => {
    expect(minimumAge(facts({ branches: ['hospitality'], conditions: ['night'] }))).toMatchObject({
      minAge: 18,
      reasons: [{ code: 'night' }],
    });
  });
});

describe('L6: where the law allows more', () => {
  const done = (age: number): Person => ({ age, compulsorySchool: 'done' });
  it('nine hours in the harvest, from 16', () => {
    const harvest = facts({
      kind: 'holiday',
      branches: ['farming'],
      assurances: ['harvest'],
      shifts: at(['mon', 'tue', 'wed', 'thu'], '07:00', '17:00'),
    });
    expect([15, 16].map((age) => codesFor(done(age), harvest))).toEqual([['daily_hours'], true]);
    expect(codesFor(done(16), { ...harvest, assurances: [] })).toEqual(['daily_hours']);
    expect(codesFor(done(16), { ...harvest, branches: ['farming', 'shop'] })).toEqual(['daily_hours']);
    expect(codesFor(done(16), { ...harvest, shifts: at(WORK_WEEK, '07:00', '17:00') })).toEqual([
      'weekly_hours',
    ]);
  });
  it('dangers and piecework of a training, beside somebody competent', () => {
    const roof = facts({
      kind: 'apprenticeship',
      branches: ['building'],
      conditions: ['dangerous', 'piecework'],
      assurances: ['supervised'],
      shifts: at(WORK_WEEK, '07:00', '16:00'),
    });
    expect(minimumAge(roof).minAge).toBe(15);
    expect(minimumAge({ ...roof, assurances: [] }).minAge).toBe(18);
    expect(minimumAge({ ...roof, kind: 'employment' }).minAge).toBe(18);
  });
  it('placements of the school in term, from 13 on, seven hours and 35 a week', () => {
    expect(minimumAge(placement).minAge).toBe(13);
    expect(codesFor({ age: 14 }, placement)).toBe(true);
    expect(codesFor({ age: 15, compulsorySchool: 'yes' }, placement)).toBe(true);
    const eight = { ...placement, shifts: at(WORK_WEEK, '08:00', '17:00') };
    expect(codesFor({ age: 14 }, eight)).toEqual(['daily_hours', 'weekly_hours']);
    expect(minimumAge(eight).minAge).toBe(15);
    expect(codesFor({ age: 14 }, { ...placement, internship: 'voluntary' })).toEqual(['kind']);
    expect(codesFor({ age: 14 }, { ...placement, conditions: ['dangerous'] })).toEqual(['dangerous']);
  });
  it('Saturdays in a workshop for cars, at a hairdresser and in transport', () => {
    for (const branch of ['car_repair', 'hairdresser', 'transport'] as const)
      expect(codesFor(done(16), facts({ branches: [branch], shifts: at(['sat'], '09:00', '13:00') }))).toBe(
        true,
      );
  });
});

describe('L7: rest, the span of a day, free Sundays', () => {
  it('eleven hours from first to last where the law says so, in every branch', () => {
    const split = [...at(['mon'], '07:00', '11:00'), ...at(['mon'], '14:00', '18:00')];
    expect(codesFor({ age: 17 }, facts({ shifts: split }))).toEqual(['shift_span']);
    expect(codesFor({ age: 17 }, facts({ branches: ['hospitality'], shifts: split }))).toBe(true);
    expect(codesFor({ age: 17 }, facts({ branches: ['building', 'shop'], shifts: split }))).toEqual([
      'shift_span',
    ]);
  });
  it('the week begins anew: from Sunday evening to Monday morning', () => {
    const week = [...at(['sun'], '15:00', '22:00'), ...at(['mon'], '08:00', '12:00')];
    expect(
      codesFor({ age: 17 }, facts({ branches: ['hospitality'], shifts: week, assurances: ['free_sundays'] })),
    ).toEqual(['rest']);
  });
  it('every Sunday is too many; by turns, with two free ones a month, it is allowed', () => {
    const sundays = facts({
      branches: ['hospitality'],
      shifts: at(['wed', 'thu', 'fri', 'sat', 'sun'], '10:00', '16:00'),
    });
    expect(codesFor({ age: 16, compulsorySchool: 'done' }, sundays)).toEqual(['free_sundays']);
    expect(
      codesFor({ age: 16, compulsorySchool: 'done' }, { ...sundays, assurances: ['free_sundays'] }),
    ).toBe(true);
  });
});

describe('L8: children: three hours on a family’s farm, and nothing commercial', () => {
  it('any other farm is two hours', () => {
    const three = at(['wed'], '14:00', '17:00');
    expect(codesFor({ age: 13 }, facts({ branches: ['farming'], shifts: three }))).toEqual(['daily_hours']);
    expect(codesFor({ age: 13 }, facts({ branches: ['family_farming'], shifts: three }))).toBe(true);
    expect(
      codesFor({ age: 13 }, facts({ branches: ['family_farming'], shifts: at(['wed'], '14:00', '17:30') })),
    ).toEqual(['daily_hours']);
  });
  it.each(['household', 'club'] as const)('%s only where no business is run by it', (branch) => {
    expect(codesFor({ age: 13 }, facts({ branches: [branch] }))).toEqual(['commercial']);
    expect(codesFor({ age: 13 }, facts({ branches: [branch], assurances: ['non_commercial'] }))).toBe(true);
  });
  it('no heavy loads, no alcohol', () => {
    expect(codesFor({ age: 13 }, { ...paperRound, conditions: ['heavy'] })).toEqual(['heavy']);
    expect(codesFor({ age: 13 }, { ...paperRound, conditions: ['alcohol'] })).toEqual(['alcohol']);
    expect(minimumAge({ ...paperRound, conditions: ['heavy', 'alcohol'] }).minAge).toBe(15);
  });
  it.each<[string, Partial<JobFacts>, string[]]>([
    ['two hours a day', { shifts: at(['wed'], '15:00', '17:15') }, ['daily_hours']],
    ['not before 8', { kind: 'holiday', shifts: at(['tue'], '07:30', '09:30') }, ['daytime']],
    ['not after 18', { shifts: at(['wed'], '17:00', '18:30') }, ['daytime']],
    ['not while there is school', { shifts: at(['mon'], '10:00', '12:00') }, ['school_hours']],
    ['no employment', { kind: 'employment' }, ['kind']],
    ['no internship of their own', { kind: 'internship', internship: 'voluntary' }, ['kind']],
    ['no posts for money', { kind: 'campaign' }, ['paid_media']],
  ])('%s', (_row, more, because) => {
    expect(codesFor({ age: 14 }, { ...paperRound, ...more })).toEqual(because);
  });
  it('in the mornings of the holidays', () => {
    expect(
      codesFor({ age: 13 }, { ...paperRound, kind: 'holiday', shifts: at(['mon'], '10:00', '12:00') }),
    ).toBe(true);
  });
});

describe('offers and applications', () => {
  test('a reason says from which age it no longer stands in the way', () => {
    const late = { ...fullWeek, branches: ['hospitality' as const], shifts: at(WORK_WEEK, '14:00', '21:00') };
    expect(mayWork({ age: 15, compulsorySchool: 'done' }, late)).toEqual({
      ok: false,
      reasons: [{ code: 'evening', minAge: 16 }],
    });
    expect(mayWork({ age: 14 }, fullWeek)).toEqual({ ok: false, reasons: [{ code: 'kind', minAge: 15 }] });
  });

  test('apply: the company may ask for more than the law, and the guardian comes first below 16', () => {
    expect(ageVerdictForApply({ age: 15, compulsorySchool: 'done' }, { ...fullWeek, minAge: 16 })).toEqual({
      ok: false,
      minAge: 16,
      reasons: [{ code: 'company_choice', minAge: 16 }],
    });
    expect(ageVerdictForApply({ age: 15, compulsorySchool: 'done' }, { ...fullWeek, minAge: 15 })).toEqual({
      ok: true,
      needsGuardian: true,
    });
    // Published before the law was code: the column says 13, the law says no.
    expect(ageVerdictForApply({ age: 14 }, { ...fullWeek, minAge: 13 })).toMatchObject({
      ok: false,
      minAge: 15,
    });
    // Old enough for the ad, not for the law: the age is the one from which nothing stands in the way.
    expect(ageVerdictForApply({ age: 15 }, { ...fullWeek, minAge: 15 })).toMatchObject({
      ok: false,
      minAge: 17,
    });
  });

  test('L9: services of minors: none as a freelancer, campaigns once compulsory schooling is over', () => {
    const campaign = facts({ kind: 'campaign', shifts: [] });
    expect(minimumAge(facts({ kind: 'freelance' }))).toMatchObject({
      minAge: 18,
      reasons: [{ code: 'kind' }],
    });
    expect(ageVerdictForOffer({ age: 14 }, campaign).ok).toBe(false);
    expect(codesFor({ age: 15 }, campaign)).toEqual(['paid_media']);
    expect(codesFor({ age: 16 }, campaign)).toEqual(['schooling_unknown']);
    expect(ageVerdictForOffer({ age: 15, compulsorySchool: 'done' }, campaign)).toEqual({
      ok: true,
      needsGuardian: true,
    });
  });
});
