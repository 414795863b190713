import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  agreedTimes,
  assurance,
  branch,
  condition,
  internshipType,
  type Shift,
  weekday,
} from '../entities/working-conditions.ts';
import { JOB_KINDS } from '../job-kinds.ts';
import { ageVerdictForApply, ageVerdictForOffer, mayWork, minimumAge } from './age-law.ts';
import type { JobFacts } from './facts.ts';
import { hours } from './testing.ts';

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30', '45'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
/** Up to eight hours within the day, so that much of it is lawful for somebody. */
const dayShift = fc
  .record({
    day: fc.constantFrom(...weekday.options),
    from: fc.integer({ min: 6, max: 18 }),
    long: fc.integer({ min: 1, max: 8 }),
  })
  .map(({ day, from, long }): Shift => ({ day, start: clock(from), end: clock(Math.min(20, from + long)) }));
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const anyShift: fc.Arbitrary<Shift> = fc.oneof(
  { arbitrary: fc.record({ day: fc.constantFrom(...weekday.options), start: time, end: time }), weight: 1 },
  { arbitrary: dayShift, weight: 3 },
);
const dayIn2026 = fc
  .integer({ min: 0, max: 364 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));

const anyJob: fc.Arbitrary<JobFacts> = fc.record({
  kind: fc.constantFrom(...JOB_KINDS),
  internship: fc.option(fc.constantFrom(...internshipType.options)),
  hours: fc.option(
    fc
      .tuple(fc.integer({ min: 0, max: 45 }), fc.integer({ min: 0, max: 45 }))
      .map(([a, b]) => hours(Math.min(a, b), Math.max(a, b))),
  ),
  shifts: fc.array(anyShift, { maxLength: 3 }),
  agreedTimes: fc.option(fc.constantFrom(...agreedTimes.options)),
  schooling: fc.constantFrom('term' as const, 'holiday' as const, null),
  branches: fc.uniqueArray(fc.constantFrom(...branch.options), { maxLength: 2 }),
  conditions: fc.option(fc.uniqueArray(fc.constantFrom(...condition.options), { maxLength: 2 }), {
    freq: 12,
  }),
  assurances: fc.uniqueArray(fc.constantFrom(...assurance.options), { maxLength: 5 }),
  startDate: fc.option(dayIn2026),
  endDate: fc.option(dayIn2026),
});
const anySchooling = fc.constantFrom('yes' as const, 'done' as const, undefined);
const anyAge = fc.integer({ min: 0, max: 70 });

const RUNS = { numRuns: 3000 };

test('whatever the job, nobody is allowed less for being older', () => {
  fc.assert(
    fc.property(anyJob, anySchooling, anyAge, anyAge, (job, compulsorySchool, one, other) => {
      const [younger, older] = [Math.min(one, other), Math.max(one, other)];
      if (mayWork({ age: younger, compulsorySchool }, job).ok)
        expect(mayWork({ age: older, compulsorySchool }, job).ok).toBe(true);
    }),
    RUNS,
  );
});

test('whatever the job, one branch or one condition more never allows more', () => {
  fc.assert(
    fc.property(
      anyJob,
      anySchooling,
      anyAge,
      fc.constantFrom(...branch.options),
      fc.constantFrom(...condition.options),
      (job, compulsorySchool, age, another, worse) => {
        const person = { age, compulsorySchool };
        // A first branch is a fact that was missing; from the second on they only narrow.
        const wider = { ...job, branches: [...new Set([...job.branches, another])] };
        if (job.branches.length > 0 && mayWork(person, wider).ok) expect(mayWork(person, job).ok).toBe(true);
        const harder = { ...job, conditions: [...new Set([...(job.conditions ?? []), worse])] };
        if (job.conditions !== null && mayWork(person, harder).ok) expect(mayWork(person, job).ok).toBe(true);
      },
    ),
    RUNS,
  );
});

test('whatever the job, what the company says beside it never allows less', () => {
  fc.assert(
    fc.property(
      anyJob,
      anySchooling,
      anyAge,
      fc.constantFrom(...assurance.options),
      (job, compulsorySchool, age, one) => {
        const person = { age, compulsorySchool };
        const said = { ...job, assurances: [...new Set([...job.assurances, one])] };
        if (mayWork(person, job).ok) expect(mayWork(person, said).ok).toBe(true);
      },
    ),
    RUNS,
  );
});

test('whatever the job, an offer on the terms of the ad and an application to it agree', () => {
  fc.assert(
    fc.property(anyJob, anySchooling, anyAge, (job, compulsorySchool, age) => {
      const person = { age, compulsorySchool };
      const ad = { ...job, minAge: minimumAge(job).minAge };
      const applied = ageVerdictForApply(person, ad);
      const offered = ageVerdictForOffer(person, job);
      // The ad's lowest age is that of people whose schooling is as their age has it: a graduate of 14 is the exception.
      if (age >= ad.minAge) expect(applied.ok).toBe(offered.ok);
      if (applied.ok) expect(offered.ok).toBe(true);
    }),
    RUNS,
  );
});

test('the lowest age is the first at which somebody may do it', () => {
  fc.assert(
    fc.property(anyJob, (job) => {
      const { minAge, reasons } = minimumAge(job);
      const said = (age: number) => ({
        age,
        compulsorySchool: age < 15 ? ('yes' as const) : ('done' as const),
      });
      expect(mayWork(said(minAge), job).ok).toBe(true);
      expect(mayWork(said(minAge - 1), job).ok).toBe(false);
      expect(reasons.length > 0).toBe(minAge > 13);
    }),
    RUNS,
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
    RUNS,
  );
});

test('who is under compulsory schooling may never do what nobody of that age may', () => {
  fc.assert(
    fc.property(anyJob, anyAge, (job, age) => {
      if (mayWork({ age, compulsorySchool: 'yes' }, job).ok)
        expect(mayWork({ age, compulsorySchool: 'done' }, job).ok).toBe(true);
    }),
    RUNS,
  );
});

test('the examples are not all forbidden: in a tenth of them a minor may work', () => {
  const allowed = fc.sample(anyJob, 2000).filter((job) => minimumAge(job).minAge < 18);
  expect(allowed.length).toBeGreaterThan(200);
});
