import { DAY_MS, dayOf } from '../../../contract/calendar-day.ts';
import { OFFER_DAYS, type OfferMinor, type OfferTerms } from '../../../contract/entities/offer.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { JobKind } from '../../../contract/job-kinds.ts';
import { ageVerdictForOffer } from '../../../contract/law/age-law.ts';
import type { JobFacts } from '../../../contract/law/facts.ts';
import { minorDutiesOf } from '../../../contract/law/minor-duties.ts';
import { offerProblems } from '../../../contract/law/offer-limits.ts';
import { offerWageProblem } from '../../../contract/law/pay-rules.ts';
import { minorGroupOf, type Person } from '../../../contract/law/schooling.ts';
import { AGE_ADULT } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { FACT_COLUMNS, factsOf } from '../../domain/job/facts.ts';
import { PERSON_COLUMNS, rowPersonOn } from '../../domain/user/age.ts';

type Offered = { user_id: string; job_id: string | null; kind: JobKind; terms: OfferTerms };

/**
 * Throws what the law has against these terms for this person: `too_young`, `wage_law`, or `fields_invalid` for a trial
 * period. The job's facts count, with the offer's hours and days in place of the advertised ones, and the age at the
 * start of the work. Answers as what the law takes a minor, and the duties that come with it: the company is liable.
 */
export async function assertLawful(context: ChangeContext, offered: Offered): Promise<OfferMinor | null> {
  const { kind, terms } = offered;
  assertLimits(kind, terms);
  const today = dayOf(context.now);
  const begins = terms.start !== null && terms.start > today ? terms.start : today;
  const person = await personOf(context, offered.user_id, begins);
  const facts = await factsOfOffer(context, offered);
  assertWage(facts, terms, person, today);
  if (person.age >= AGE_ADULT) return null;
  const verdict = ageVerdictForOffer(person, facts);
  if (!verdict.ok)
    throw new ApiError('too_young', `on these terms the work needs an age of ${verdict.minAge}`, {
      detail: { minAge: verdict.minAge, reasons: verdict.reasons },
    });
  const duties = minorDutiesOf({ kind, start: terms.start, end: terms.end });
  return duties.length === 0 ? null : { as: minorGroupOf(person), duties };
}

/** Until when an offer sent now is open: a minor has time to ask at home. */
export async function openUntil(
  context: ChangeContext,
  offered: { user_id: string; valid_days: number },
): Promise<Date> {
  const { age } = await personOf(context, offered.user_id, dayOf(context.now));
  const days = age < AGE_ADULT ? Math.max(offered.valid_days, OFFER_DAYS.minOfMinors) : offered.valid_days;
  return new Date(context.now.getTime() + days * DAY_MS);
}

function assertLimits(kind: JobKind, terms: OfferTerms): void {
  const problems = offerProblems(kind, terms);
  if (problems.length > 0)
    throw new ApiError('fields_invalid', 'the law has limits for this', {
      fields: problems.map(({ path, code }) => ({ path, code })),
      detail: { limits: problems.map(({ path, limit }) => ({ path, limit })) },
    });
}

function assertWage(facts: JobFacts, { pay }: OfferTerms, { age }: Person, today: string): void {
  const range = pay && { min: pay.amount, max: pay.amount, currency: pay.currency, unit: pay.unit };
  const problem = offerWageProblem({ ...facts, shifts: [], pay: range }, age, today);
  if (problem === undefined) return;
  const { perHour, wage } = problem;
  throw new ApiError('wage_law', `${perHour} cents an hour are less than the minimum wage of ${wage}`, {
    fields: [{ path: 'terms.pay.amount', code: 'below_minimum_wage' }],
    detail: { perHour, wage },
  });
}

async function personOf({ tx }: ChangeContext, uid: string, day: string): Promise<Person> {
  const row = await tx
    .selectFrom('user')
    .where('id', '=', uid)
    .select(PERSON_COLUMNS)
    .executeTakeFirstOrThrow();
  return rowPersonOn(row, day);
}

/** When and where the advertised work is, on the offer's own terms; a direct offer has no advertisement. */
async function factsOfOffer(
  { tx }: ChangeContext,
  { job_id: jobId, kind, terms }: Offered,
): Promise<JobFacts> {
  const job =
    jobId === null
      ? undefined
      : await tx.selectFrom('job').where('id', '=', jobId).select(FACT_COLUMNS).executeTakeFirst();
  const { hours } = terms;
  return {
    ...(job === undefined ? NOTHING_SAID : factsOf(job)),
    kind,
    hours: hours && { min: hours.perWeek, max: hours.perWeek, text: hours.text },
    startDate: terms.start,
    endDate: terms.end,
  };
}

const NOTHING_SAID: Omit<JobFacts, 'kind' | 'hours' | 'startDate' | 'endDate'> = {
  internship: null,
  shifts: [],
  agreedTimes: null,
  schooling: null,
  branches: [],
  conditions: null,
  assurances: [],
};
