import type { Price } from '../../../../contract/entities/product.ts';
import { monthsAfter } from '../../../../contract/months.ts';

type Recurring = Pick<Price['recurring'], 'interval'>;

const MONTHS = { month: 1, year: 12 } as const;

/**
 * End of the period that begins at `start`. Ends are counted from the anchor, so that a subscription of the 31st is
 * renewed on the 28th of February and on the 31st of March again.
 */
export function periodEnd(anchor: Date, start: Date, { interval }: Recurring): Date {
  const step = MONTHS[interval];
  for (let count = step; ; count += step) {
    const end = monthsAfter(anchor, count);
    if (end > start) return end;
  }
}
