import type { MinAgeCode, MinAgeReason } from '../entities/working-conditions.ts';
import { AGE_ADULT, AGE_FLOOR } from '../limits.ts';
import { againstLightWork, againstPlacement } from './against-children.ts';
import { againstYouths } from './against-youths.ts';
import type { Finding, JobFacts } from './facts.ts';
import { needsGuardianFor } from './guardian.ts';
import { againstPupils } from './holidays.ts';
import { KINDS, SCHOOL_HOLIDAYS } from './minor-rules.ts';
import { type CompulsorySchool, type Person, schoolingOf } from './schooling.ts';

/**
 * German youth protection as pure functions over the tables of this folder. A product summary, no legal advice; where
 * the law leaves it open the stricter reading is taken (readings.ts).
 */

const YOUTH = 15;
/** Ages at which the law changes what a person may do. */
export const AGE_STEPS = [AGE_FLOOR, YOUTH, 16, 17, AGE_ADULT] as const;

export type AgeVerdict = { ok: true } | { ok: false; reasons: MinAgeReason[] };

/** Whether somebody may do this work, and if not, which rules it breaks for them. */
export function mayWork(person: Person, job: JobFacts, usedHolidayDays = 0): AgeVerdict {
  const found = against(person, job, usedHolidayDays);
  if (found.length === 0) return { ok: true };
  return {
    ok: false,
    reasons: codesOf(found).map((code) => ({ code, minAge: endOf(code, person, job, usedHolidayDays) })),
  };
}

/**
 * The lowest age at which somebody may do this work whose compulsory schooling is over (below 15: lasts), and the rules
 * that everybody younger would break.
 */
export function minimumAge(job: JobFacts): { minAge: number; reasons: MinAgeReason[]; findings: Finding[] } {
  let findings: Finding[] = [];
  for (const age of AGE_STEPS) {
    const found = atAge(age, job);
    if (found.length === 0)
      return { minAge: age, reasons: codesOf(findings).map((code) => ({ code, minAge: age })), findings };
    findings = found;
  }
  throw new RangeError('an adult may do any work');
}

/** Whether the answer to the question about compulsory schooling decides about this work at this age. */
export function asksSchooling(age: number, job: JobFacts): boolean {
  if (age < YOUTH || age >= AGE_ADULT) return false;
  const may = (compulsorySchool: CompulsorySchool) => mayWork({ age, compulsorySchool }, job).ok;
  return may('yes') !== may('done');
}

type Allowed = { ok: true; needsGuardian: boolean };
type Refused = { ok: false; minAge: number; reasons: MinAgeReason[] };

/**
 * Whether somebody may apply: the law, and the company's own lowest age where that is higher. `needsGuardian`: the
 * company sees the application only after a guardian has agreed.
 */
export function ageVerdictForApply(person: Person, job: JobFacts & { minAge: number }): Allowed | Refused {
  const law = mayWork(person, job);
  const minAge = Math.max(job.minAge, minimumAge(job).minAge);
  if (!law.ok) return { ok: false, minAge: agedTo(law.reasons, minAge), reasons: law.reasons };
  if (person.age < job.minAge)
    return { ok: false, minAge, reasons: [{ code: 'company_choice', minAge: job.minAge }] };
  return { ok: true, needsGuardian: needsGuardianFor('apply', person.age) };
}

/**
 * Whether somebody may be offered work on these terms: the job's facts with the offer's hours and days in place of the
 * advertised ones. `needsGuardian`: their acceptance counts only once the guardians have signed.
 */
export function ageVerdictForOffer(person: Person, terms: JobFacts): Allowed | Refused {
  const law = mayWork(person, terms);
  if (!law.ok)
    return { ok: false, minAge: agedTo(law.reasons, minimumAge(terms).minAge), reasons: law.reasons };
  return { ok: true, needsGuardian: needsGuardianFor('accept_offer', person.age) };
}

/** The age from which none of these reasons stands in the way any more. */
const agedTo = (reasons: readonly MinAgeReason[], minAge: number) =>
  Math.max(minAge, ...reasons.map((reason) => reason.minAge));

/** By age alone: from 15 on as somebody whose compulsory schooling is over. */
function atAge(age: number, job: JobFacts): Finding[] {
  return against({ age, compulsorySchool: age < YOUTH ? 'yes' : 'done' }, job, 0);
}

/** What forbids it in the best way the law has for this person; empty: they may do it. */
function against(person: Person, job: JobFacts, usedHolidayDays: number): Finding[] {
  const { age } = person;
  if (age >= AGE_ADULT) return [];
  if (age < AGE_FLOOR) return [{ code: 'kind', source: KINDS.childrenForbidden }];
  switch (schoolingOf(person)) {
    case 'done':
      return age < YOUTH ? againstGraduates(age, job) : againstYouths(age, job);
    case 'yes':
      return best(waysAtSchool(age, job, usedHolidayDays));
    case 'unknown': {
      const asPupil = best(waysAtSchool(age, job, usedHolidayDays));
      const asYouth = againstYouths(age, job);
      if (asPupil.length === 0 || asYouth.length > 0) return asPupil.length === 0 ? [] : asYouth;
      return [{ code: 'schooling_unknown', source: SCHOOL_HOLIDAYS.likeChildren.source }];
    }
  }
}

/** The ways in which a person under compulsory schooling may work; the first is the one that is explained. */
function waysAtSchool(age: number, job: JobFacts, usedHolidayDays: number): Finding[][] {
  const placement = job.kind === 'internship' && job.internship === 'school';
  return [
    ...(placement ? [againstPlacement(age, job)] : []),
    ...(age >= YOUTH ? [againstPupils(age, job, usedHolidayDays)] : []),
    againstLightWork(job),
  ];
}

/** §7: a child whose compulsory schooling is over learns a trade, or does light work of seven hours. */
function againstGraduates(age: number, job: JobFacts): Finding[] {
  if (job.kind === 'campaign') return [{ code: 'paid_media', source: KINDS.media }];
  const graduate = job.kind === 'apprenticeship' ? againstYouths(age, job) : againstPlacement(age, job);
  return best([graduate, againstLightWork(job)]);
}

function best(ways: readonly Finding[][]): Finding[] {
  return ways.find((found) => found.length === 0) ?? ways[0] ?? [];
}

function codesOf(findings: readonly Finding[]): MinAgeCode[] {
  return [...new Set(findings.map(({ code }) => code))];
}

/** The age from which a rule that this person would break no longer stands in the way, and nothing has to be asked. */
function endOf(code: MinAgeCode, person: Person, job: JobFacts, usedHolidayDays: number): number {
  const next = AGE_STEPS.find((age) => {
    const codes = age > person.age ? codesOf(against({ ...person, age }, job, usedHolidayDays)) : [code];
    return !codes.includes(code) && !codes.includes('schooling_unknown');
  });
  return next ?? AGE_ADULT;
}
