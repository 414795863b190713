import type { JobDraft, Pay } from '../entities/job.ts';
import type { JobKind } from '../job-kinds.ts';
import { AGE_ADULT } from '../limits.ts';
import { HOURS_IN } from '../pay-per-hour.ts';
import { internshipNeedsWage } from './internship.ts';
import type { Source } from './source.ts';
import { miniJobLimitOn, minimumWageOn, trainingPayOn, WEEKS_A_MONTH, WEEKS_A_YEAR } from './wage.ts';
import { workDays } from './week.ts';

type Paid = Pick<
  JobDraft,
  'kind' | 'pay' | 'hours' | 'shifts' | 'internship' | 'startDate' | 'endDate' | 'assurances' | 'minAge'
>;

/** Kinds under the Minimum Wage Act; an internship where it is a voluntary one. */
const WAGED: readonly JobKind[] = ['employment', 'minijob', 'holiday'];

/** `wage`: of the day on which the work begins, today at the earliest. Both in cents an hour. */
export type WageProblem = { readonly perHour: number; readonly wage: number; readonly source: Source };

/**
 * An ad that pays less than the minimum wage, for whom the law asks it. An ad for people below 18 is open to adults too,
 * so it may pay less only where it says that adults get at least the minimum wage.
 */
export function wageProblem(job: Paid, today: string): WageProblem | undefined {
  const saysAdults = job.minAge < AGE_ADULT && job.assurances.includes('adults_minimum_wage');
  return saysAdults ? undefined : belowWage(job, today);
}

/** The same of an offer: what it pays is for one person, and below 18 without a finished training there is no floor. */
export function offerWageProblem(
  job: Omit<Paid, 'minAge' | 'assurances'>,
  age: number,
  today: string,
): WageProblem | undefined {
  return age < AGE_ADULT ? undefined : belowWage(job, today);
}

/** Whether the pay is below the minimum wage, whoever it is for. */
export function belowWage(job: Omit<Paid, 'minAge' | 'assurances'>, today: string): WageProblem | undefined {
  if (!isWaged(job)) return undefined;
  const perHour = hourlyPay(job);
  const { cents, source } = minimumWageOn(later(today, job.startDate));
  return perHour !== undefined && Math.round(perHour) < cents
    ? { perHour: Math.round(perHour), wage: cents, source }
    : undefined;
}

export function isWaged(job: Pick<Paid, 'kind' | 'internship' | 'startDate' | 'endDate'>): boolean {
  return WAGED.includes(job.kind) || (job.kind === 'internship' && internshipNeedsWage(job));
}

/**
 * The lowest pay in cents an hour that the ad allows: the lower end of the pay for the lower end of the hours, or the
 * upper ends. Undefined where it cannot be told.
 */
export function hourlyPay({
  pay,
  hours,
  shifts,
}: Pick<Paid, 'pay' | 'hours' | 'shifts'>): number | undefined {
  if (pay === null || pay.currency !== 'EUR') return undefined;
  const most = hours?.max || hoursInShifts(shifts);
  const least = hours?.min || most;
  const rates = [hoursPer(pay.unit, least, shifts), hoursPer(pay.unit, most, shifts)];
  const [low, high] = rates.map((per, end) => (per ? (end === 0 ? pay.min : pay.max) / per : undefined));
  return low === undefined || high === undefined ? undefined : Math.min(low, high);
}

const hoursInShifts = (shifts: Paid['shifts']) =>
  workDays(shifts).reduce((sum, { worked }) => sum + worked / 60, 0);

/** Hours that are paid by one unit, at so many hours a week. */
function hoursPer(unit: Pay['unit'], aWeek: number, shifts: Paid['shifts']): number | undefined {
  switch (unit) {
    case 'HOUR':
      return 1;
    case 'DAY':
      return shifts.length > 0
        ? Math.max(...workDays(shifts).map(({ worked }) => worked / 60))
        : (HOURS_IN.DAY ?? undefined);
    case 'WEEK':
      return aWeek || undefined;
    case 'MONTH':
      return aWeek * WEEKS_A_MONTH || undefined;
    case 'YEAR':
      return aWeek * WEEKS_A_YEAR || undefined;
    case 'PROJECT':
      return undefined;
  }
}

/** A mini job whose pay, at its most hours, comes to more than the monthly limit. Cents a month. */
export function overMiniJob(
  { kind, pay, hours, shifts, startDate }: Pick<Paid, 'kind' | 'pay' | 'hours' | 'shifts' | 'startDate'>,
  today: string,
): { month: number; limit: number; source: Source } | undefined {
  if (kind !== 'minijob' || pay === null || pay.currency !== 'EUR') return undefined;
  const aWeek = hours?.max || hoursInShifts(shifts);
  const per = hoursPer(pay.unit, aWeek, shifts);
  const month = pay.unit === 'MONTH' ? pay.max : per && Math.round((pay.max / per) * aWeek * WEEKS_A_MONTH);
  if (!month) return undefined;
  const { cents: limit, source } = miniJobLimitOn(later(today, startDate));
  return month > limit ? { month, limit, source } : undefined;
}

/** Pay of an apprenticeship below the minimum of its first year; a collective agreement may say less. Cents a month. */
export function belowTrainingPay(
  { kind, pay, startDate }: Pick<Paid, 'kind' | 'pay' | 'startDate'>,
  today: string,
): { month: number; floor: number; isOfYear: boolean; source: Source } | undefined {
  if (kind !== 'apprenticeship' || pay === null || pay.unit !== 'MONTH' || pay.currency !== 'EUR')
    return undefined;
  const { cents, isOfYear, source } = trainingPayOn(later(today, startDate));
  const [floor = 0] = cents;
  return pay.min < floor ? { month: pay.min, floor, isOfYear, source } : undefined;
}

const later = (today: string, start: string | null) => (start !== null && start > today ? start : today);
