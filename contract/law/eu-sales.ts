import type { InForceFrom } from './in-force.ts';

/** The recapitulative statement: services to businesses of other member states, who owe the VAT on them. */

/** Days after the end of a quarter within which it is sent to the Bundeszentralamt für Steuern. */
export const EU_SALES_DUE_DAYS: readonly InForceFrom<number>[] = [
  { from: '2010-07-01', value: 25, source: '§ 18a (2) UStG' },
];

/** How the statement marks a service, as opposed to goods. */
export const EU_SALES_SERVICE = 'S';
