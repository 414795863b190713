import type { Customer } from '../../../contract/entities/customer.ts';
import type { VatCase } from '../../../contract/law/vat.ts';
import { vatOf } from '../../../contract/vat.ts';

/** A sum as a bill has it. All in cents. */
export type PriceLines = {
  net: number;
  vat: number;
  /** Percent. */
  rate: number;
  total: number;
  /** Why it has the VAT it has. */
  vatCase: VatCase;
};

/** `now`: milliseconds since the epoch. */
export function priceLines(net: number, vatCase: VatCase, now: number): PriceLines {
  const { vat, rate } = vatOf(net, vatCase, new Date(now));
  return { net, vat, rate: rate / 100, total: net + vat, vatCase };
}

/** The server decides it. An answer that an older app has kept does not name it. */
export function vatCaseOfCustomer({ vatCase }: Partial<Pick<Customer, 'vatCase'>>): VatCase {
  return vatCase ?? 'standard';
}
