import type { Price } from '../../../../contract/entities/product.ts';
import { monthsAfter } from '../../../../contract/months.ts';
import { daysAfter } from '../../../base/days.ts';

type Recurring = Pick<Price['recurring'], 'interval'>;

const HALF_A_MONTH = 15;
const MONTHS = { month: 1, year: 12 } as const;

/**
 * End of the period that begins at `start`. Ends are counted from the anchor, so that a subscription of the 31st is
 * renewed on the 28th of February and on the 31st of March again. Older versions counted months in UTC: their periods
 * end up to three days beside these ends, and the few days between the two are no period.
 */
export function periodEnd(anchor: Date, start: Date, { interval }: Recurring): Date {
  const step = MONTHS[interval];
  for (let count = step; ; count += step) {
    const end = monthsAfter(anchor, count);
    if (daysAfter(end, -step * HALF_A_MONTH) > start) return end;
  }
}
