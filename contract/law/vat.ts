import type { InForceFrom } from './in-force.ts';

/** VAT on services to businesses: rates, territories and what an invoice says where there is none. */

/** Standard rate in basis points. */
export const VAT_RATE: readonly InForceFrom<number>[] = [
  { from: '2021-01-01', value: 1900, source: '§ 12 (1) UStG' },
];

/** Member states, as ISO 3166-1 writes them. */
const MEMBERS = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

export const EU_STATES: readonly InForceFrom<ReadonlySet<string>>[] = [
  // Since the end of the withdrawal period; Northern Ireland counts as the EU for goods only.
  { from: '2021-01-01', value: new Set(MEMBERS), source: '§ 1 (2a) UStG' },
];

/** Countries that count as another one: Monaco as France. */
export const TREATED_AS: readonly InForceFrom<Readonly<Record<string, string>>>[] = [
  { from: '2021-01-01', value: { MC: 'FR' }, source: '§ 1 (2a) sentence 2 UStG' },
];

/**
 * Why an invoice has the VAT it has. `standard`: ours · `reverse_charge`: the buyer owes it in another EU country
 * (§ 13b UStG, Art. 196 of Directive 2006/112/EC) · `outside_eu`: the place of supply is outside the EU (§ 3a (2) UStG)
 * · `small_business`: the seller charges none (§ 19 UStG, § 34a UStDV).
 */
export const vatCases = ['standard', 'reverse_charge', 'outside_eu', 'small_business'] as const;
export type VatCase = (typeof vatCases)[number];
