import type { OfferStatus } from '../../../contract/entities/offer.ts';
import { ERASE_AFTER_MONTHS, PROOF_YEARS } from '../../../contract/limits.ts';
import { endOfYearAfter, monthsAfter } from '../../base/days.ts';

/**
 * When an offer is erased that enters a state now. A signed one is proof for both sides until claims from it are barred
 * (§§ 195, 199 BGB); one that came to nothing, or was never sent, goes as an application does. Null: it is open.
 */
export function eraseOfferAt(status: OfferStatus, now: Date): Date | null {
  switch (status) {
    case 'signed':
      return endOfYearAfter(now, PROOF_YEARS);
    case 'draft':
    case 'declined':
    case 'withdrawn':
    case 'expired':
      return monthsAfter(now, ERASE_AFTER_MONTHS);
    default:
      return null;
  }
}
