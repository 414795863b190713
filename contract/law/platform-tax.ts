import type { InForceFrom } from './in-force.ts';

/** Reporting of people who sell services on a platform (PStTG, DAC7). */

/**
 * Years for which what was collected and reported is kept, from the end of the year it is about. There is no sum below
 * which services need not be reported: the exemption of § 4 (5) no. 4 is for goods.
 */
export const SELLER_YEARS: readonly InForceFrom<number>[] = [
  { from: '2023-01-01', value: 10, source: '§ 24 (3) PStTG' },
];

/** Day of the next year until which the list is sent, and each seller is told what it says of them. */
export const SELLER_LIST_DUE: readonly InForceFrom<string>[] = [
  { from: '2023-01-01', value: '01-31', source: '§§ 13 (1), 22 (2) PStTG' },
];
