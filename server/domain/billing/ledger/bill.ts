import type { InvoiceLine } from '../../../../contract/entities/invoice.ts';
import { type Vat, type VatBuyer, vatOf } from '../../../../contract/vat.ts';
import { netOf } from './proration.ts';

export type Bill = {
  /** Includes the used credit; empty where nothing is billed. */
  lines: InvoiceLine[];
  net: number;
  vat: Vat;
  /** Remaining net credit. */
  credit: number;
};

/**
 * Totals lines for a buyer with net credit. A negative total is not billed but becomes credit. Net, VAT and credit are
 * whole cents, and nothing is lost in rounding.
 */
export function billOf(lines: readonly InvoiceLine[], credit: number, buyer: VatBuyer): Bill {
  const sum = netOf(lines);
  if (sum <= 0) return { lines: [], net: 0, vat: vatOf(0, buyer), credit: credit - sum };
  const used = Math.min(credit, sum);
  const [first] = lines as [InvoiceLine];
  const usedUp: InvoiceLine = { ...first, kind: 'credit', amount: -used };
  return {
    lines: used > 0 ? [...lines, usedUp] : [...lines],
    net: sum - used,
    vat: vatOf(sum - used, buyer),
    credit: credit - used,
  };
}
