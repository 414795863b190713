import type { InForceFrom } from './in-force.ts';

/** Invoices: when they are to be paid, what becomes of them, and in which form they have to be written. */

/** Days after its receipt within which an invoice is to be paid: agreed in our terms, not the law's. */
export const DUE_DAYS = 14;

/** Default without a reminder begins this many days after due date and receipt; interest above the base rate. */
export const PAYMENT_DEFAULT: readonly InForceFrom<{
  days: number;
  /** Percentage points between businesses. */
  interestPoints: number;
  /** Euros once for each default. */
  lumpSum: number;
}>[] = [
  {
    from: '2014-07-29',
    value: { days: 30, interestPoints: 9, lumpSum: 40 },
    source: '§ 286 (3), § 288 (2), (5) BGB',
  },
];

/** Years an invoice is kept, counted from the end of the year in which it was written. */
export const INVOICE_YEARS: readonly InForceFrom<number>[] = [
  { from: '2025-01-01', value: 8, source: '§ 147 (3) AO, § 257 (4) HGB, § 14b (1) UStG' },
];

/** Who has to send e-invoices to businesses in Germany. `turnover`: of the year before, in euros, above which. */
export const E_INVOICE_DUTY: readonly InForceFrom<{ turnover: number } | null>[] = [
  { from: '2025-01-01', value: null, source: '§ 27 (38) no. 1 UStG' },
  { from: '2027-01-01', value: { turnover: 800_000 }, source: '§ 27 (38) no. 2 UStG' },
  { from: '2028-01-01', value: { turnover: 0 }, source: '§ 14 (2) UStG' },
];

/** Gross cents up to which an invoice may be of any form. */
export const SMALL_INVOICE: readonly InForceFrom<number>[] = [
  { from: '2017-01-01', value: 25_000, source: '§ 33 UStDV' },
];
