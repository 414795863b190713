import type { Side } from '../../../contract/fields.ts';
import { endedBy } from '../../../contract/policy/offer.ts';
import type { RowTx } from './mutator.ts';
import { withStatus } from './offer-step.ts';

/** Ends what is still open of an application's offers once that is over. What was signed stands. */
export function endOffersOf(tx: RowTx<'offer'>, applicationId: string, by: Side, at: string): void {
  for (const row of tx.linked('offer', '_applicationId', applicationId)) {
    const status = endedBy(by, row.status);
    if (status === undefined) continue;
    // A draft is the company's alone, and leaves no trace.
    if (row.status === 'draft') tx.remove('offer', row._id);
    else tx.put('offer', withStatus(row, status, at));
  }
}
