import { rowInForce } from './in-force.ts';
import { cited, type Source } from './source.ts';

/** Lowest pay as tables by day. All sums in cents. */

type WageRow = { readonly from: string; readonly cents: number; readonly source: Source };
const wage = (from: string, cents: number): WageRow => ({ from, cents, source: cited('MiLoV', '1', from) });

/** Statutory minimum wage an hour. The wage commission's decisions for the years after are added as they come. */
export const MINIMUM_WAGE: readonly WageRow[] = [
  wage('2025-01-01', 1282),
  wage('2026-01-01', 1390),
  wage('2027-01-01', 1460),
];

type TrainingRow = { readonly from: string; readonly cents: readonly number[]; readonly source: Source };
const training = (from: string, ...cents: number[]): TrainingRow => ({
  from,
  cents,
  source: cited('BBiG', '17.2', from),
});

/** Minimum pay of apprentices a month, by year of training; the row is that of the day the training begins. */
export const TRAINING_PAY: readonly TrainingRow[] = [
  training('2025-01-01', 68_200, 80_500, 92_100, 95_500),
  training('2026-01-01', 72_400, 85_400, 97_700, 101_400),
];

export const WEEKS_A_MONTH = 13 / 3;
export const WEEKS_A_YEAR = 52;

/** In force on a day; before the table begins its first row. */
export function minimumWageOn(day: string): WageRow {
  return rowInForce(MINIMUM_WAGE, day) ?? (MINIMUM_WAGE[0] as WageRow);
}

/** The row after it, as far as it is known: what will hold from when. */
export function nextMinimumWage(day: string): WageRow | undefined {
  return MINIMUM_WAGE.find(({ from }) => from > day);
}

/** Monthly limit of a mini job: 130 hours of the minimum wage by three, in whole euros, rounded up. */
export function miniJobLimitOn(day: string): { cents: number; source: Source } {
  const { cents } = minimumWageOn(day);
  // In whole cents before it is rounded: 130 thirds of 13.90 are 60233.3 cents.
  return { cents: Math.ceil((cents * 130) / 3 / 100) * 100, source: cited('SGB IV', '8.1a', '2022-10-01') };
}

/**
 * Minimum pay of apprentices who begin on a day. `isOfYear` false: the year's own row is not in the table, because it is
 * made known each November for the year after.
 */
export function trainingPayOn(day: string): TrainingRow & { isOfYear: boolean } {
  const row = rowInForce(TRAINING_PAY, day) ?? (TRAINING_PAY[0] as TrainingRow);
  return { ...row, isOfYear: row.from.slice(0, 4) === day.slice(0, 4) };
}
