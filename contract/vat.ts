/** VAT of a German seller's services to companies. Rates in basis points, amounts in cents. */

const RATE = 1900;

const EU = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

export type VatBuyer = { country: string; vatId: string | null };
/** `rate` in basis points, `vat` in cents. `reverseCharge`: the buyer owes the tax. */
export type Vat = { rate: number; vat: number; reverseCharge: boolean };

/**
 * 19 %, except for a company of another EU country that names its VAT id: it owes the tax itself (§ 13b UStG, Article
 * 196 of the VAT directive).
 */
export function vatOf(net: number, { country, vatId }: VatBuyer): Vat {
  const reverseCharge =
    country !== 'DE' && EU.has(country) && vatId !== null && countryOfVatId(vatId) === country;
  if (reverseCharge) return { rate: 0, vat: 0, reverseCharge };
  return { rate: RATE, vat: share(net, RATE, 10_000), reverseCharge };
}

/** Greece writes EL in its VAT ids. */
function countryOfVatId(vatId: string): string {
  const prefix = vatId.slice(0, 2).toUpperCase();
  return prefix === 'EL' ? 'GR' : prefix;
}

/**
 * `amount` × `part` / `whole` in whole cents, halves away from zero: what is taken back is exactly what was given.
 * Whole numbers all the way, since a year's milliseconds times a price do not fit into a double.
 */
export function share(amount: number, part: number, whole: number): number {
  const product = BigInt(Math.abs(amount)) * BigInt(part) * 2n;
  const rounded = Number((product + BigInt(whole)) / (2n * BigInt(whole)));
  return amount < 0 && rounded !== 0 ? -rounded : rounded;
}
