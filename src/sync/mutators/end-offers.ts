import type { Offer } from '../../../contract/entities/offer.ts';
import { countSignatures, stepOffer } from '../../../contract/policy/offer.ts';
import type { RowTx } from './mutator.ts';
import { withStatus } from './offer-step.ts';

const ENDING: readonly Offer['status'][] = ['draft', 'sent', 'viewed', 'countered', 'awaiting_guardian'];

/**
 * Ends what is still open of an application's offers once that is over: declined where the applicant has withdrawn,
 * withdrawn where the company has decided. What was accepted stands.
 */
export function endOffersOf(
  tx: RowTx<'offer'>,
  applicationId: string,
  by: 'talent' | 'company',
  at: string,
): void {
  const rows = tx
    .linked('offer', '_applicationId', applicationId)
    .filter(({ status }) => ENDING.includes(status));
  for (const row of rows) {
    const status =
      by === 'talent'
        ? stepOffer('decline', 'talent', row.status, countSignatures(row))
        : stepOffer('withdraw', 'canSign', row.status, countSignatures(row));
    if (status === undefined) continue;
    // A draft is the company's alone, and leaves no trace.
    if (row.status === 'draft') tx.remove('offer', row._id);
    else tx.put('offer', withStatus(row, status, at));
  }
}
