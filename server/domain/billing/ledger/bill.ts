import type { InvoiceLine } from '../../../../contract/entities/invoice.ts';
import type { VatCase } from '../../../../contract/law/vat.ts';
import { type Vat, vatOf } from '../../../../contract/vat.ts';
import { netOf } from './proration.ts';

export type Bill = {
  /** Includes the used or new credit; empty where nothing is billed. */
  lines: InvoiceLine[];
  net: number;
  vat: Vat;
  /** Remaining net credit. */
  credit: number;
};

/**
 * Totals lines for a buyer with net credit, as of an instant. A negative total becomes credit, with a bill over nothing:
 * without that record nobody could tell what the credit came from. Net, VAT and credit are whole cents, and nothing is
 * lost in rounding.
 */
export function billOf(
  lines: readonly InvoiceLine[],
  { credit, vatCase, at }: { credit: number; vatCase: VatCase; at: Date },
): Bill {
  const [first] = lines;
  if (first === undefined || lines.every(({ amount }) => amount === 0))
    return { lines: [], net: 0, vat: vatOf(0, vatCase, at), credit };
  const sum = netOf(lines);
  const used = Math.min(credit, sum);
  const last: InvoiceLine = { ...first, kind: used < 0 ? 'kept' : 'credit', amount: -used };
  return {
    lines: used === 0 ? [...lines] : [...lines, last],
    net: sum - used,
    vat: vatOf(sum - used, vatCase, at),
    credit: credit - used,
  };
}
