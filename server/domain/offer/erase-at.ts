import { dayOf } from '../../../contract/calendar-day.ts';
import type { Offer } from '../../../contract/entities/offer.ts';
import { inForce } from '../../../contract/law/in-force.ts';
import { SELLER_YEARS } from '../../../contract/law/platform-tax.ts';
import { ERASE_AFTER_MONTHS, PROOF_YEARS } from '../../../contract/limits.ts';
import { monthsAfter } from '../../../contract/months.ts';
import { endOfYearAfter } from '../../base/days.ts';

/**
 * When an offer is erased that enters a state now. A signed one is proof for both sides until claims from it are barred
 * (§§ 195, 199 BGB); that a service was concluded here is kept for as long as who sold it (§ 24 PStTG: domain/seller).
 * One that came to nothing, or was never sent, goes as an application does. Null: it is open.
 */
export function eraseOfferAt(status: Offer['status'], form: Offer['contractForm'], now: Date): Date | null {
  switch (status) {
    case 'signed':
      return endOfYearAfter(now, form === 'simple' ? inForce(SELLER_YEARS, dayOf(now)) : PROOF_YEARS);
    case 'draft':
    case 'declined':
    case 'withdrawn':
    case 'expired':
      return monthsAfter(now, ERASE_AFTER_MONTHS);
    default:
      return null;
  }
}
