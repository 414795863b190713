import { describe, expect, it, test } from 'vitest';
import { internshipInLaw, internshipNeedsWage } from './internship.ts';
import { belowTrainingPay, hourlyPay, offerWageProblem, overMiniJob, wageProblem } from './pay-rules.ts';
import { at, hours, WORK_WEEK } from './testing.ts';
import { miniJobLimitOn, minimumWageOn, nextMinimumWage, trainingPayOn } from './wage.ts';

const TODAY = '2026-11-22';
type Paid = Parameters<typeof wageProblem>[0];
const ad = (more: Partial<Paid> = {}): Paid => ({
  kind: 'employment',
  pay: null,
  hours: null,
  shifts: [],
  internship: null,
  startDate: null,
  endDate: null,
  assurances: [],
  minAge: 18,
  ...more,
});
const pay = (min: number, unit: NonNullable<Paid['pay']>['unit'], max = min): Paid['pay'] => ({
  min,
  max,
  unit,
  currency: 'EUR',
});

describe('L30: the minimum wage by day', () => {
  it.each([
    ['2025-12-31', 1282],
    ['2026-01-01', 1390],
    ['2026-12-31', 1390],
    ['2027-01-01', 1460],
    ['2031-05-05', 1460],
    ['2020-01-01', 1282],
  ])('%s: %i', (day, cents) => {
    expect(minimumWageOn(day).cents).toBe(cents);
  });
  it('tells what comes next, as far as it is known', () => {
    expect(nextMinimumWage(TODAY)).toMatchObject({ from: '2027-01-01', cents: 1460 });
    expect(nextMinimumWage('2027-01-01')).toBeUndefined();
  });

  test('L30: five euros an hour for 30 to 38 hours as a mini job are refused', () => {
    const job = ad({ kind: 'minijob', pay: pay(500, 'HOUR'), hours: hours(30, 38), minAge: 15 });
    expect(wageProblem(job, TODAY)).toMatchObject({ perHour: 500, wage: 1390 });
  });

  it.each<[string, Partial<Paid>, problem: number | undefined]>([
    ['the wage itself', { pay: pay(1390, 'HOUR') }, undefined],
    ['a cent less', { pay: pay(1389, 'HOUR') }, 1389],
    ['a cent less from next year on', { pay: pay(1390, 'HOUR'), startDate: '2027-01-01' }, 1390],
    ['a range from below', { pay: pay(1200, 'HOUR', 1600) }, 1200],
    ['a month of 40 hours', { pay: pay(240_000, 'MONTH'), hours: hours(40) }, 1385],
    ['a month of 40 hours, enough', { pay: pay(241_000, 'MONTH'), hours: hours(40) }, undefined],
    ['a month of shifts', { pay: pay(180_000, 'MONTH'), shifts: at(WORK_WEEK, '08:00', '16:00') }, 1187],
    [
      'a part of a full time month',
      { pay: pay(260_000, 'MONTH', 290_000), hours: hours(20, 38.5) },
      undefined,
    ],
    [
      'pay that grows with the hours',
      { pay: pay(60_300, 'MONTH', 120_600), hours: hours(10, 20) },
      undefined,
    ],
    ['the same pay for all of them', { pay: pay(60_300, 'MONTH', 90_000), hours: hours(20) }, 696],
    ['a year', { pay: pay(2_800_000, 'YEAR'), hours: hours(40) }, 1346],
    ['a week', { pay: pay(50_000, 'WEEK'), hours: hours(40) }, 1250],
    ['a day of eight hours', { pay: pay(10_000, 'DAY') }, 1250],
    ['a month without hours', { pay: pay(100_000, 'MONTH') }, undefined],
    ['another currency', { pay: { min: 1, max: 1, unit: 'HOUR', currency: 'CHF' } }, undefined],
    ['an apprenticeship', { kind: 'apprenticeship', pay: pay(72_400, 'MONTH'), hours: hours(40) }, undefined],
    ['a freelancer', { kind: 'freelance', pay: pay(900, 'HOUR') }, undefined],
    [
      'an internship of the studies',
      { kind: 'internship', internship: 'mandatory', pay: pay(300, 'HOUR') },
      undefined,
    ],
    ['a voluntary internship', { kind: 'internship', internship: 'voluntary', pay: pay(300, 'HOUR') }, 300],
  ])('%s', (_row, more, perHour) => {
    expect(wageProblem(ad(more), TODAY)?.perHour).toBe(perHour);
  });

  it('for minors less, where the ad says that adults get the wage', () => {
    const young = ad({ kind: 'minijob', pay: pay(1000, 'HOUR'), minAge: 13 });
    expect(wageProblem(young, TODAY)).toBeDefined();
    const said = { ...young, assurances: ['adults_minimum_wage' as const] };
    expect(wageProblem(said, TODAY)).toBeUndefined();
    expect(wageProblem({ ...said, minAge: 18 }, TODAY)).toBeDefined();
  });

  it('of an offer by the age at its start', () => {
    const offer = ad({ kind: 'minijob', pay: pay(1000, 'HOUR'), startDate: '2026-12-01' });
    expect([17, 18].map((age) => offerWageProblem(offer, age, TODAY)?.perHour)).toEqual([undefined, 1000]);
  });
});

describe('L31: the limit of a mini job is computed from the wage', () => {
  it.each([
    ['2025-06-01', 55_600],
    ['2026-06-01', 60_300],
    ['2027-06-01', 63_300],
  ])('%s: %i', (day, cents) => {
    expect(miniJobLimitOn(day).cents).toBe(cents);
  });
  it('is passed by pay times hours, at their most', () => {
    const job = ad({ kind: 'minijob', pay: pay(1450, 'HOUR'), hours: hours(8, 12) });
    expect(overMiniJob(job, TODAY)).toMatchObject({ month: 75_400, limit: 60_300 });
    expect(overMiniJob({ ...job, hours: hours(8, 9) }, TODAY)).toBeUndefined();
    expect(
      overMiniJob({ ...job, hours: null, shifts: at(['sat'], '08:00', '16:00') }, TODAY),
    ).toBeUndefined();
    expect(overMiniJob({ ...job, kind: 'employment' }, TODAY)).toBeUndefined();
    expect(overMiniJob({ ...job, pay: pay(60_400, 'MONTH'), hours: null }, TODAY)?.month).toBe(60_400);
  });
});

describe('L32: training pay', () => {
  const training = ad({ kind: 'apprenticeship', pay: pay(30_000, 'MONTH'), startDate: '2026-12-01' });
  it('below the minimum of the first year is pointed at', () => {
    expect(belowTrainingPay(training, TODAY)).toMatchObject({ month: 30_000, floor: 72_400, isOfYear: true });
    expect(belowTrainingPay({ ...training, pay: pay(72_400, 'MONTH') }, TODAY)).toBeUndefined();
    expect(belowTrainingPay({ ...training, kind: 'employment' }, TODAY)).toBeUndefined();
  });
  it('of a year that is not in the table yet is told to be of the year before', () => {
    expect(trainingPayOn('2026-09-01')).toMatchObject({ isOfYear: true });
    expect(trainingPayOn('2027-09-01')).toMatchObject({ isOfYear: false, from: '2026-01-01' });
  });
});

describe('L34: kinds of internship', () => {
  const of = (
    internship: Paid['internship'],
    startDate: string | null = null,
    endDate: string | null = null,
  ) => ({
    internship,
    startDate,
    endDate,
  });
  it.each([
    ['a placement of the school', of('school'), false],
    ['one the studies ask for, however long', of('mandatory', '2026-01-01', '2026-12-31'), false],
    ['three months for orientation', of('orientation', '2026-01-01', '2026-04-01'), false],
    ['a day longer', of('orientation', '2026-01-01', '2026-04-02'), true],
    ['beside the studies, half a year', of('beside_studies', '2026-01-01', '2026-06-30'), true],
    ['a voluntary one', of('voluntary'), true],
    ['one of which nobody says it', of(null), true],
  ])('%s', (_row, internship, paid) => {
    expect(internshipNeedsWage(internship)).toBe(paid);
    expect(internshipInLaw(internship) === 'voluntary').toBe(paid);
  });
});

it('pay that cannot be told an hour is no pay an hour', () => {
  expect(hourlyPay({ pay: null, hours: hours(10), shifts: [] })).toBeUndefined();
  expect(hourlyPay({ pay: pay(50_000, 'PROJECT'), hours: hours(10), shifts: [] })).toBeUndefined();
});
