import { type VatBuyer, vatOf } from '../../../contract/vat.ts';

/** A sum as a bill has it. All in cents. */
export type PriceLines = {
  net: number;
  vat: number;
  /** Percent. */
  rate: number;
  total: number;
  /** The buyer owes the VAT in its own country. */
  reverseCharge: boolean;
};

/** Whom prices are shown for before anybody said where they are. */
export const GERMAN_BUYER: VatBuyer = { country: 'DE', vatId: null };

export function priceLines(net: number, buyer: VatBuyer): PriceLines {
  const { vat, rate, reverseCharge } = vatOf(net, buyer);
  return { net, vat, rate: rate / 100, total: net + vat, reverseCharge };
}
