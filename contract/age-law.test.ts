import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { ageVerdictForApply, ageVerdictForOffer, mayWork, minimumAge } from './age-law.ts';
import type { JobFacts, Person } from './age-law-facts.ts';
import { type GuardedAct, mayBeCreator, needsGuardianFor } from './age-law-guardian.ts';
import { HOLIDAY_DAYS_A_YEAR, holidayDays } from './age-law-holidays.ts';
import { type Shift, type Weekday, weekday, workplace } from './entities/working-conditions.ts';
import { JOB_KINDS } from './job-kinds.ts';

const WEEK: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const at = (days: Weekday[], start: string, end: string): Shift[] => days.map((day) => ({ day, start, end }));
const facts = (more: Partial<JobFacts>): JobFacts => ({
  kind: 'minijob',
  hours: null,
  shifts: [],
  schooling: null,
  workplace: [],
  startDate: null,
  endDate: null,
  ...more,
});
/** Two hours on two afternoons. */
const paperRound = facts({ workplace: ['papers'], shifts: at(['wed', 'fri'], '15:00', '17:00') });
/** A usual working week with its breaks. */
const fullWeek = facts({ kind: 'employment', workplace: ['shop'], shifts: at(WEEK, '08:00', '17:00') });
const holidayJob = facts({
  kind: 'holiday',
  shifts: at(WEEK, '07:00', '15:30'),
  startDate: '2026-07-06',
  endDate: '2026-07-31',
});

type Row = [row: string, facts: JobFacts, minAge: number, because: string[]];

describe('the lowest age of a job, row by row of product section 1', () => {
  const childRow: Row[] = [
    ['13-14, papers and leaflets in the afternoon', paperRound, 13, []],
    ['13-14, ≤2 h/day', { ...paperRound, shifts: at(['wed'], '15:00', '17:15') }, 15, ['daily_hours']],
    ['13-14, ≤2 h/day, said in hours a week', facts({ workplace: ['papers'], hours: hours(4, 6) }), 13, []],
    [
      '13-14, ≤2 h/day on five days',
      facts({ workplace: ['papers'], hours: hours(11, 12) }),
      15,
      ['weekly_hours'],
    ],
    [
      '13-14, farming 3 h',
      { ...paperRound, workplace: ['farming'], shifts: at(['wed'], '14:30', '17:30') },
      13,
      [],
    ],
    [
      '13-14, farming 3 h and no more',
      { ...paperRound, workplace: ['farming'], shifts: at(['wed'], '14:00', '17:30') },
      15,
      ['daily_hours'],
    ],
    ['13-14, from 8 h', { ...paperRound, shifts: at(['sat'], '08:00', '10:00') }, 13, []],
    ['13-14, not before 8 h', { ...paperRound, shifts: at(['sat'], '07:30', '09:30') }, 15, ['daytime']],
    ['13-14, until 18 h', { ...paperRound, shifts: at(['wed'], '16:00', '18:00') }, 13, []],
    ['13-14, not after 18 h', { ...paperRound, shifts: at(['wed'], '17:00', '18:30') }, 15, ['daytime']],
    [
      '13-14, not during school',
      { ...paperRound, shifts: at(['mon'], '10:00', '12:00') },
      15,
      ['school_hours'],
    ],
    [
      '13-14, not before school',
      { ...paperRound, shifts: at(['tue'], '08:00', '09:00') },
      15,
      ['school_hours'],
    ],
    [
      '13-14, in the mornings of the holidays',
      { ...paperRound, kind: 'holiday', shifts: at(['mon'], '10:00', '12:00') },
      13,
      [],
    ],
    ['13-14, errands and tutoring for a family', { ...paperRound, workplace: ['household'] }, 13, []],
    ['13-14, help in a club', { ...paperRound, workplace: ['club'] }, 13, []],
    ['13-14, only non-commercial otherwise', { ...paperRound, workplace: ['shop'] }, 15, ['commercial']],
    [
      '13-14, only non-commercial where nothing is said',
      { ...paperRound, workplace: [] },
      15,
      ['commercial'],
    ],
    [
      '13-14, light work: nothing dangerous',
      { ...paperRound, workplace: ['farming', 'dangerous'] },
      18,
      ['dangerous'],
    ],
    ['13-14, hours that nobody knows', facts({ workplace: ['papers'] }), 15, ['hours_unknown']],
    ['13-14, no employment', { ...paperRound, kind: 'employment' }, 15, ['kind']],
    ['13-14, no apprenticeship', { ...paperRound, kind: 'apprenticeship' }, 15, ['kind']],
    ['13-14, no internship', { ...paperRound, kind: 'internship' }, 15, ['kind']],
  ];
  const youthRow: Row[] = [
    ['15-17, school done, ≤8 h/day and 40 h/week', fullWeek, 15, ['kind']],
    [
      '15-17, school done, more than 8 h/day',
      { ...fullWeek, shifts: at(['mon'], '08:00', '17:30') },
      18,
      ['daily_hours'],
    ],
    [
      '15-17, school done, more than 40 h/week',
      facts({ kind: 'employment', hours: hours(42, 45) }),
      18,
      ['weekly_hours'],
    ],
    [
      '15-17, school done, up to 40 h/week of a wider span',
      facts({ kind: 'employment', hours: hours(20, 45) }),
      15,
      ['kind'],
    ],
    ['15-17, school done, from 6 h', { ...fullWeek, shifts: at(WEEK, '06:00', '14:00') }, 15, ['kind']],
    [
      '15-17, school done, not before 6 h',
      { ...fullWeek, shifts: at(WEEK, '05:30', '13:00') },
      18,
      ['night'],
    ],
    ['15-17, school done, until 20 h', { ...fullWeek, shifts: at(WEEK, '12:00', '20:00') }, 15, ['kind']],
    [
      '15-17, school done, not after 20 h',
      { ...fullWeek, shifts: at(WEEK, '12:00', '20:30') },
      18,
      ['night'],
    ],
    [
      '15-17, hospitality from 16 to 22',
      { ...fullWeek, workplace: ['hospitality'], shifts: at(WEEK, '14:00', '22:00') },
      16,
      ['evening'],
    ],
    [
      '15-17, hospitality not after 22',
      { ...fullWeek, workplace: ['hospitality'], shifts: at(WEEK, '14:00', '22:30') },
      18,
      ['night'],
    ],
    [
      '15-17, no night, through midnight',
      { ...fullWeek, shifts: at(['mon'], '22:00', '06:00') },
      18,
      ['night'],
    ],
    [
      '15-17, no night, said without shifts',
      facts({ kind: 'employment', workplace: ['night'] }),
      18,
      ['night'],
    ],
    ['15-17, 5 days', { ...fullWeek, shifts: at([...WEEK, 'sat'], '09:00', '13:00') }, 18, ['five_days']],
    [
      '15-17, no weekend',
      { ...fullWeek, workplace: [], shifts: at(['sat'], '09:00', '13:00') },
      18,
      ['weekend'],
    ],
    [
      '15-17, weekend, exception: shops on Saturdays',
      { ...fullWeek, shifts: at(['sat'], '09:00', '13:00') },
      15,
      ['kind'],
    ],
    [
      '15-17, weekend, shops not on Sundays',
      { ...fullWeek, shifts: at(['sun'], '09:00', '13:00') },
      18,
      ['weekend'],
    ],
    [
      '15-17, weekend, exception: hospitality',
      { ...fullWeek, workplace: ['hospitality'], shifts: at(['sun'], '09:00', '13:00') },
      15,
      ['kind'],
    ],
    [
      '15-17, weekend, exception: care',
      { ...fullWeek, workplace: ['care'], shifts: at(['sun'], '09:00', '13:00') },
      15,
      ['kind'],
    ],
    ['15-17, no piecework', { ...fullWeek, workplace: ['shop', 'piecework'] }, 18, ['piecework']],
    ['15-17, nothing dangerous', { ...fullWeek, workplace: ['shop', 'dangerous'] }, 18, ['dangerous']],
    ['15-17, no business of their own', facts({ kind: 'freelance' }), 18, ['kind']],
    ['creator < 15, paid media work needs a permit', facts({ kind: 'campaign' }), 15, ['paid_media']],
    ['15-17, apprenticeship', { ...fullWeek, kind: 'apprenticeship' }, 15, ['kind']],
    [
      '18 and older: anything',
      facts({ kind: 'employment', workplace: ['night', 'dangerous', 'piecework'] }),
      18,
      ['night', 'dangerous', 'piecework'],
    ],
  ];

  it.each([...childRow, ...youthRow])('%s', (_row, job, minAge, because) => {
    const computed = minimumAge(job);
    expect([computed.minAge, computed.reasons.map(({ code }) => code)]).toEqual([minAge, because]);
    for (const reason of computed.reasons) expect(reason.minAge).toBe(minAge);
  });
});

describe('who may do it, row by row of product section 1', () => {
  const late = { ...holidayJob, workplace: ['hospitality' as const], shifts: at(WEEK, '14:00', '21:00') };
  it.each<[row: string, person: Person, job: JobFacts, verdict: true | string[]]>([
    ['0-12: work forbidden', { age: 12 }, paperRound, ['kind']],
    ['13-14: light work', { age: 13 }, paperRound, true],
    ['13-14: no full week', { age: 14 }, fullWeek, ['kind']],
    [
      '15-17, still full-time schooling: as above in term',
      { age: 16, schooling: 'school' },
      paperRound,
      true,
    ],
    [
      '15-17, still full-time schooling: no full week in term',
      { age: 16, schooling: 'school' },
      fullWeek,
      ['school_hours'],
    ],
    [
      '15-17, still full-time schooling: 8 h/day in the holidays',
      { age: 15, schooling: 'school' },
      holidayJob,
      true,
    ],
    [
      '15-17, still full-time schooling: 6-20 h in the holidays',
      { age: 16, schooling: 'school' },
      late,
      ['evening'],
    ],
    [
      '15-17, still full-time schooling: ≤40 h/week',
      { age: 15, schooling: 'school' },
      { ...holidayJob, hours: hours(41, 41) },
      ['weekly_hours'],
    ],
    [
      '15-17, still full-time schooling: ≤4 weeks',
      { age: 15, schooling: 'school' },
      { ...holidayJob, endDate: '2026-08-07' },
      ['holiday_days'],
    ],
    [
      '15-17, school done: longer than 4 weeks',
      { age: 15, schooling: 'done' },
      { ...holidayJob, endDate: '2026-08-07' },
      true,
    ],
    ['15-17, school done: hospitality from 16', { age: 16, schooling: 'done' }, late, true],
    ['15-17, school done: hospitality not at 15', { age: 15, schooling: 'done' }, late, ['evening']],
    ['15-17, nobody says whether they go to school', { age: 16 }, fullWeek, true],
    [
      '18: a night',
      { age: 18, schooling: 'school' },
      { ...fullWeek, shifts: at(WEEK, '22:00', '06:00') },
      true,
    ],
  ])('%s', (_row, person, job, verdict) => {
    const found = mayWork(person, job);
    expect(found.ok ? true : found.reasons.map(({ code }) => code)).toEqual(verdict);
  });

  test('days already worked this year count against the four weeks', () => {
    const pupil: Person = { age: 15, schooling: 'school' };
    expect(holidayDays(holidayJob)).toBe(HOLIDAY_DAYS_A_YEAR);
    expect(mayWork(pupil, holidayJob, 0).ok).toBe(true);
    expect(mayWork(pupil, holidayJob, 1)).toEqual({
      ok: false,
      reasons: [{ code: 'holiday_days', minAge: 18 }],
    });
  });

  test('a reason says from which age it no longer stands in the way', () => {
    expect(mayWork({ age: 15 }, late)).toEqual({ ok: false, reasons: [{ code: 'evening', minAge: 16 }] });
    expect(mayWork({ age: 14 }, fullWeek)).toEqual({ ok: false, reasons: [{ code: 'kind', minAge: 15 }] });
  });
});

describe('guardians, row by row of product section 1', () => {
  it.each<[row: string, act: GuardedAct, age: number, needed: boolean]>([
    ['online consent below 16', 'account', 15, true],
    ['online consent from 16', 'account', 16, false],
    ['13-14: parents consent', 'apply', 14, true],
    ['16 and 17 apply themselves', 'apply', 16, false],
    ['contract by minor', 'accept_offer', 17, true],
    ['contract by an adult', 'accept_offer', 18, false],
    ['creator 15-17 with guardian', 'creator', 17, true],
  ])('%s', (_row, act, age, needed) => {
    expect(needsGuardianFor(act, age)).toBe(needed);
  });

  test('creator < 15: blocked', () => {
    expect([14, 15].map(mayBeCreator)).toEqual([false, true]);
    const campaign = facts({ kind: 'campaign' });
    expect(ageVerdictForOffer({ age: 14 }, campaign).ok).toBe(false);
    expect(ageVerdictForOffer({ age: 15 }, campaign)).toEqual({ ok: true, needsGuardian: true });
  });

  test('apply: the company may ask for more than the law, and the guardian comes first below 16', () => {
    expect(ageVerdictForApply({ age: 15 }, { ...fullWeek, minAge: 16 })).toEqual({
      ok: false,
      minAge: 16,
      reasons: [{ code: 'company_choice', minAge: 16 }],
    });
    expect(ageVerdictForApply({ age: 15 }, { ...fullWeek, minAge: 15 })).toEqual({
      ok: true,
      needsGuardian: true,
    });
    // Published before the law was code: the column says 13, the law says no.
    expect(ageVerdictForApply({ age: 14 }, { ...fullWeek, minAge: 13 })).toMatchObject({
      ok: false,
      minAge: 15,
    });
  });
});

function hours(min: number, max: number): JobFacts['hours'] {
  return { min, max, text: '' };
}

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
const anyShift: fc.Arbitrary<Shift> = fc.record({
  day: fc.constantFrom(...weekday.options),
  start: time,
  end: time,
});
const dayIn2026 = fc
  .integer({ min: 0, max: 364 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
const anyJob: fc.Arbitrary<JobFacts> = fc.record({
  kind: fc.constantFrom(...JOB_KINDS),
  hours: fc.option(
    fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }))
      .map(([a, b]) => hours(Math.min(a, b), Math.max(a, b))),
  ),
  shifts: fc.array(anyShift, { maxLength: 7 }),
  schooling: fc.constantFrom('term' as const, 'holiday' as const, null),
  workplace: fc.uniqueArray(fc.constantFrom(...workplace.options), { maxLength: 4 }),
  startDate: fc.option(dayIn2026),
  endDate: fc.option(dayIn2026),
});
const anySchooling = fc.constantFrom('school' as const, 'done' as const, undefined);
const anyAge = fc.integer({ min: 0, max: 70 });

describe('whatever the job', () => {
  test('nobody is allowed less for being older', () => {
    fc.assert(
      fc.property(anyJob, anySchooling, anyAge, anyAge, (job, schooling, one, other) => {
        const [younger, older] = [Math.min(one, other), Math.max(one, other)];
        if (mayWork({ age: younger, schooling }, job).ok)
          expect(mayWork({ age: older, schooling }, job).ok).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test('the lowest age is the first at which somebody may do it', () => {
    fc.assert(
      fc.property(anyJob, (job) => {
        const { minAge, reasons } = minimumAge(job);
        expect(mayWork({ age: minAge }, job).ok).toBe(true);
        expect(mayWork({ age: minAge - 1 }, job).ok).toBe(false);
        expect(reasons.length > 0).toBe(minAge > 13);
      }),
      { numRuns: 3000 },
    );
  });

  test('moving a shift into the night never lowers it', () => {
    fc.assert(
      fc.property(anyJob, fc.nat(), (job, pick) => {
        if (job.shifts.length === 0) return;
        const at = pick % job.shifts.length;
        const shifts = job.shifts.map((shift, index) =>
          index === at ? { ...shift, start: '22:00', end: '06:00' } : shift,
        );
        expect(minimumAge({ ...job, shifts }).minAge).toBeGreaterThanOrEqual(minimumAge(job).minAge);
      }),
      { numRuns: 3000 },
    );
  });

  test('who still goes to school may never do what nobody of that age may', () => {
    fc.assert(
      fc.property(anyJob, anyAge, (job, age) => {
        if (mayWork({ age, schooling: 'school' }, job).ok)
          expect(mayWork({ age, schooling: 'done' }, job).ok).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test('danger, nights and piecework are never for minors', () => {
    fc.assert(
      fc.property(
        anyJob,
        fc.constantFrom('dangerous' as const, 'night' as const, 'piecework' as const),
        (job, flag) => {
          expect(minimumAge({ ...job, workplace: [...job.workplace, flag] }).minAge).toBe(18);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
