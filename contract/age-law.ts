import { againstChildren } from './age-law-children.ts';
import type { JobFacts, Person } from './age-law-facts.ts';
import { needsGuardianFor } from './age-law-guardian.ts';
import { againstPupils } from './age-law-holidays.ts';
import { againstMinors, againstYouths } from './age-law-youths.ts';
import type { MinAgeCode, MinAgeReason } from './entities/working-conditions.ts';
import { AGE_FLOOR } from './limits.ts';

/**
 * German youth protection as pure functions (product section 1, rules). A product summary, no legal advice; where the
 * law leaves it open the stricter reading is taken, and each constant says its source.
 */

const YOUTH = 15;
const ADULT = 18;
/** Ages at which the law changes what a person may do. */
const STEPS = [AGE_FLOOR, YOUTH, 16, ADULT] as const;

export type AgeVerdict = { ok: true } | { ok: false; reasons: MinAgeReason[] };

/** Whether somebody of this age may do this work, and if not, which rules it breaks for them. */
export function mayWork(person: Person, job: JobFacts, usedHolidayDays = 0): AgeVerdict {
  const found = against(person, job, usedHolidayDays);
  if (found.length === 0) return { ok: true };
  return {
    ok: false,
    reasons: found.map((code) => ({ code, minAge: endOf(code, person, job, usedHolidayDays) })),
  };
}

/** The lowest age at which somebody may do this work, and the rules that everybody younger would break. */
export function minimumAge(job: JobFacts): { minAge: number; reasons: MinAgeReason[] } {
  let reasons: MinAgeReason[] = [];
  for (const age of STEPS) {
    const found = against({ age }, job, 0);
    if (found.length === 0)
      return { minAge: age, reasons: reasons.map(({ code }) => ({ code, minAge: age })) };
    reasons = found.map((code) => ({ code, minAge: age }));
  }
  throw new RangeError('an adult may do any work');
}

/**
 * Whether somebody may apply: the law, and the company's own lowest age where that is higher. `needsGuardian`: the
 * company sees the application only after a guardian has agreed.
 */
export function ageVerdictForApply(
  person: Person,
  job: JobFacts & { minAge: number },
): { ok: true; needsGuardian: boolean } | { ok: false; minAge: number; reasons: MinAgeReason[] } {
  const law = mayWork(person, job);
  const minAge = Math.max(job.minAge, minimumAge(job).minAge);
  if (!law.ok) return { ok: false, minAge, reasons: law.reasons };
  if (person.age < job.minAge)
    return { ok: false, minAge, reasons: [{ code: 'company_choice', minAge: job.minAge }] };
  return { ok: true, needsGuardian: needsGuardianFor('apply', person.age) };
}

/**
 * Whether somebody may be offered work on these terms: the job's facts with the offer's hours and days in place of the
 * advertised ones. `needsGuardian`: their acceptance counts only once the guardians have signed.
 */
export function ageVerdictForOffer(
  person: Person,
  terms: JobFacts,
): { ok: true; needsGuardian: boolean } | { ok: false; minAge: number; reasons: MinAgeReason[] } {
  const law = mayWork(person, terms);
  if (!law.ok) return { ok: false, minAge: minimumAge(terms).minAge, reasons: law.reasons };
  return { ok: true, needsGuardian: needsGuardianFor('accept_offer', person.age) };
}

/** Who does not say whether they still go to school gets the benefit of the doubt: no company may ask it here. */
function against({ age, schooling }: Person, job: JobFacts, usedHolidayDays: number): MinAgeCode[] {
  if (age >= ADULT) return [];
  if (age < AGE_FLOOR) return ['kind'];
  const inherent = againstMinors(job);
  const asChild = [...inherent, ...againstChildren(job)];
  if (asChild.length === 0 || age < YOUTH) return [...new Set(asChild)];
  return schooling === 'school' ? againstPupils(age, job, usedHolidayDays) : againstYouths(age, job);
}

/** The age from which a rule that this person would break no longer stands in the way. */
function endOf(code: MinAgeCode, { age, schooling }: Person, job: JobFacts, usedHolidayDays: number): number {
  const next = STEPS.find(
    (step) => step > age && !against({ age: step, schooling }, job, usedHolidayDays).includes(code),
  );
  return next ?? ADULT;
}
