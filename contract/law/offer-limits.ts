import { daysBetween } from '../calendar-day.ts';
import type { OfferTerms } from '../entities/offer.ts';
import type { JobKind } from '../job-kinds.ts';
import { isFixedTerm } from './fixed-term.ts';
import { READINGS } from './readings.ts';
import { cited, type Source } from './source.ts';

/** Limits of what an offer may say, whoever it goes to. */

/** How long a trial period is, in weeks: the least and the most. */
export const TRIAL = {
  /** One to four months. */
  training: { weeks: [4, 17], source: cited('BBiG', '20', '2005-04-01') },
  employment: { weeks: [0, 26], source: cited('BGB', '622.3', '1993-10-15') },
} as const;
/** Eight hours on six working days. */
const WEEK = { hours: 48, source: cited('ArbZG', '3', '1994-07-01') };
const FIXED_TERM = cited('TzBfG', '15.3', '2022-08-01');

export type OfferLimit = {
  readonly path: 'terms.trialWeeks' | 'terms.hours.perWeek';
  readonly code: 'training_trial' | 'trial_too_long' | 'over_48_hours' | 'trial_of_fixed_term';
  /** What the law allows, in the unit of the field. */
  readonly limit: readonly [least: number, most: number];
  readonly source: Source;
};

type Terms = Pick<OfferTerms, 'trialWeeks' | 'start' | 'end' | 'hours'>;

/** What no offer of this kind may say: it is not sent. */
export function offerProblems(kind: JobKind, { trialWeeks }: Terms): OfferLimit[] {
  const isTraining = kind === 'apprenticeship';
  const { weeks, source } = isTraining ? TRIAL.training : TRIAL.employment;
  if (trialWeeks >= weeks[0] && trialWeeks <= weeks[1]) return [];
  return [
    {
      path: 'terms.trialWeeks',
      code: isTraining ? 'training_trial' : 'trial_too_long',
      limit: weeks,
      source,
    },
  ];
}

/** What is usually wrong, and may be right for a reason: said to the company, and sent all the same. */
export function offerWarnings(kind: JobKind, { trialWeeks, start, end, hours }: Terms): OfferLimit[] {
  const found: OfferLimit[] = [];
  if (hours !== null && hours.perWeek > WEEK.hours)
    found.push({
      path: 'terms.hours.perWeek',
      code: 'over_48_hours',
      limit: [0, WEEK.hours],
      source: WEEK.source,
    });
  if (isFixedTerm({ kind, endDate: end }) && start !== null && end !== null) {
    const most = Math.floor((daysBetween(start, end) / 7) * READINGS.trialOfFixedTerm.taken);
    if (trialWeeks > most)
      found.push({
        path: 'terms.trialWeeks',
        code: 'trial_of_fixed_term',
        limit: [0, most],
        source: FIXED_TERM,
      });
  }
  return found;
}
