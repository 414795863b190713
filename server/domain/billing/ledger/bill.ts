import type { InvoiceLine } from '../../../../contract/entities/invoice.ts';
import type { VatCase } from '../../../../contract/law/vat.ts';
import { type Vat, vatOf } from '../../../../contract/vat.ts';
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
 * Totals lines for a buyer with net credit, as of an instant. A negative total is not billed but becomes credit. Net, VAT and credit are
 * whole cents, and nothing is lost in rounding.
 */
export function billOf(
  lines: readonly InvoiceLine[],
  { credit, vatCase, at }: { credit: number; vatCase: VatCase; at: Date },
): Bill {
  const sum = netOf(lines);
  if (sum <= 0) return { lines: [], net: 0, vat: vatOf(0, vatCase, at), credit: credit - sum };
  const used = Math.min(credit, sum);
  const [first] = lines as [InvoiceLine];
  const usedUp: InvoiceLine = { ...first, kind: 'credit', amount: -used };
  return {
    lines: used > 0 ? [...lines, usedUp] : [...lines],
    net: sum - used,
    vat: vatOf(sum - used, vatCase, at),
    credit: credit - used,
  };
}
