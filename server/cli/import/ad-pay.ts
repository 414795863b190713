import type { Pay } from '../../../contract/entities/job.ts';

/** Largest sum the contract takes, in whole units. */
const MOST = 1_000_000;
/** Below it a sum is read as per hour, from it on as per year. */
const YEARLY_FROM = 200;

/** `20000-28000` as pay. The file names neither currency nor unit, so both are assumed; null where it is no range. */
export function payOfRange(range: string): Pay | null {
  const [, from, to] = /^\s*(\d{1,9})\s*-\s*(\d{1,9})\s*$/.exec(range) ?? [];
  const [min, max] = [Number(from), Number(to)];
  if (from === undefined || to === undefined || max === 0 || min > max || max > MOST) return null;
  return { min: min * 100, max: max * 100, currency: 'EUR', unit: max < YEARLY_FROM ? 'HOUR' : 'YEAR' };
}
