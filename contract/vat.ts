import { dayOf } from './calendar-day.ts';
import { inForce } from './law/in-force.ts';
import { EU_STATES, TREATED_AS, VAT_RATE, type VatCase } from './law/vat.ts';
import { vatIdPrefix } from './law/vat-ids.ts';

/** VAT of a German seller's services to companies. Rates in basis points, amounts in cents. */

/** `confirmed`: the register of VAT ids knows exactly this id. */
export type VatBuyer = { country: string; vatId: string | null; confirmed: boolean };
/** `small`: under § 19 UStG. An invoice without VAT into another EU country has to name the seller's VAT id. */
export type VatSeller = { small: boolean; vatId: string | null };
/** `rate` in basis points, `vat` in cents. */
export type Vat = { rate: number; vat: number; case: VatCase };

const HOME = 'DE';

/**
 * Who owes the VAT. Buyers are businesses by contract, so the place of supply is theirs (§ 3a (2) UStG). Where proof is
 * missing for another EU country the cautious reading holds: the seller's own VAT.
 */
export function vatCaseOf(buyer: VatBuyer, seller: VatSeller, at: Date): VatCase {
  const place = vatPlaceOf(buyer.country, at);
  if (place === 'outside') return 'outside_eu';
  if (place === 'eu' && seller.vatId !== null && buyer.confirmed && isIdOf(buyer.vatId, buyer.country))
    return 'reverse_charge';
  return seller.small ? 'small_business' : 'standard';
}

/** The VAT of a net sum. `at`: when it is supplied. */
export function vatOf(net: number, vatCase: VatCase, at: Date): Vat {
  if (vatCase !== 'standard') return { rate: 0, vat: 0, case: vatCase };
  const rate = inForce(VAT_RATE, dayOf(at));
  return { rate, vat: share(net, rate, 10_000), case: vatCase };
}

/** Where a country lies for the law of VAT. */
export function vatPlaceOf(country: string, at: Date): 'home' | 'eu' | 'outside' {
  const day = dayOf(at);
  const counted = inForce(TREATED_AS, day)[country] ?? country;
  if (counted === HOME) return 'home';
  return inForce(EU_STATES, day).has(counted) ? 'eu' : 'outside';
}

/** Countries whose companies owe the VAT themselves once their id is confirmed. */
export function foreignStates(at: Date): string[] {
  const day = dayOf(at);
  const counted = Object.keys(inForce(TREATED_AS, day));
  return [...inForce(EU_STATES, day), ...counted].filter((country) => vatPlaceOf(country, at) === 'eu');
}

/** Whether a VAT id is one of this country. */
export function isIdOf(vatId: string | null, country: string): boolean {
  return vatId !== null && vatId.slice(0, 2) === vatIdPrefix(country);
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
