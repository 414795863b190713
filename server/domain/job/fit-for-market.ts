import { dayOf } from '../../../contract/calendar-day.ts';
import type { MinAgeCode } from '../../../contract/entities/working-conditions.ts';
import { ApiError, type FieldError } from '../../../contract/errors.ts';
import { minimumAge } from '../../../contract/law/age-law.ts';
import { type JobFacts, type MissingFact, missingFacts } from '../../../contract/law/facts.ts';
import { wageProblem } from '../../../contract/law/pay-rules.ts';
import { lacksAgeGround, lacksPay } from '../../../contract/policy/job.ts';
import { factsOf } from './facts.ts';
import type { JobRow } from './row.ts';

/** Throws what keeps a job from the market: missing pay, pay below the minimum wage, an age that the law has otherwise. */
export function assertFitForMarket(job: JobRow, now: Date): void {
  assertPayKnown(job);
  assertWage(job, now);
  assertAgeLaw(job);
  assertAgeGround(job);
}

/** Decision 6: throws `pay_required` for kinds that are not published without a pay range. */
function assertPayKnown(job: JobRow): void {
  if (lacksPay({ ...factsOf(job), pay: job.pay }))
    throw new ApiError('pay_required', `a job of kind ${job.kind} is published with its pay range only`, {
      fields: [{ path: 'pay', code: 'missing' }],
    });
}

/** Throws `wage_law` for pay below the minimum wage, with what it comes to an hour and what it would have to be. */
function assertWage(job: JobRow, now: Date): void {
  const problem = wageProblem({ ...factsOf(job), pay: job.pay, minAge: job.min_age }, dayOf(now));
  if (problem === undefined) return;
  const { perHour, wage } = problem;
  throw new ApiError('wage_law', `${perHour} cents an hour are less than the minimum wage of ${wage}`, {
    fields: [{ path: 'pay.min', code: 'below_minimum_wage' }],
    detail: { perHour, wage },
  });
}

/** The fields a company can change to admit younger people. */
const FIELD: Partial<Record<MinAgeCode, string>> = {
  kind: 'kind',
  paid_media: 'kind',
  commercial: 'branches',
  dangerous: 'conditions',
  piecework: 'conditions',
  heavy: 'conditions',
  alcohol: 'conditions',
  weekly_hours: 'hours',
  holiday_days: 'endDate',
};
const MISSING: Record<MissingFact, string> = {
  branches: 'branches',
  conditions: 'conditions',
  times: 'shifts',
  hours: 'hours',
  internship: 'internship',
};

function fieldsOf(code: MinAgeCode, job: JobFacts): FieldError[] {
  if (code !== 'facts_unknown') return [{ path: FIELD[code] ?? 'shifts', code }];
  return missingFacts(job).map((fact) => ({ path: MISSING[fact], code }));
}

/**
 * createjob.7: throws `age_law` for a lowest age below the law's for this work, with that age and every rule behind it.
 * A company may set a higher one.
 */
function assertAgeLaw(job: JobRow): void {
  const facts = factsOf(job);
  const { minAge, reasons } = minimumAge(facts);
  if (job.min_age >= minAge) return;
  throw new ApiError('age_law', `this work is open from ${minAge} on; raise minAge, or change the work`, {
    fields: [{ path: 'minAge', code: 'too_small' }, ...reasons.flatMap(({ code }) => fieldsOf(code, facts))],
    detail: { minAge, reasons },
  });
}

/** Throws `fields_invalid` for a lowest age above 18 without a ground. */
export function assertAgeGround(job: Pick<JobRow, 'min_age' | 'min_age_ground'>, path = 'minAge'): void {
  if (lacksAgeGround({ minAge: job.min_age, minAgeGround: job.min_age_ground }))
    throw new ApiError(
      'fields_invalid',
      'ads are neutral as to age: above 18 only a licence or a law is a ground, say which (minAgeGround)',
      { fields: [{ path, code: 'age_ground' }] },
    );
}
