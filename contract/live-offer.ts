import { isMinor } from './age.ts';
import { dayOf } from './calendar-day.ts';
import type { OfferStatus } from './entities/offer.ts';

/** The states of an offer by what they mean. Apart from the schema: lists ask for them. */

/** Sent, and neither concluded nor over: time runs, and either side can end it. */
export const RUNNING_OFFER = [
  'sent',
  'viewed',
  'countered',
  'awaiting_guardian',
  'accepted',
] as const satisfies readonly OfferStatus[];

/** Neither concluded nor over, a draft included: it ends with what it belongs to. */
export const OPEN_OFFER: readonly OfferStatus[] = ['draft', ...RUNNING_OFFER];

/** Still to be answered or concluded, or a contract: an application has one of these at most. */
export const LIVE_OFFER: readonly OfferStatus[] = [...RUNNING_OFFER, 'signed'];

/**
 * An offer accepted before 18 waits for guardians until the birthday; from then on its talent confirms it alone (§ 108 (3)
 * BGB). @param now milliseconds
 */
export function isOwnWord(status: OfferStatus, born: string | undefined, now: number): boolean {
  return status === 'awaiting_guardian' && born !== undefined && !isMinor(born, dayOf(new Date(now)));
}

export function isRunning(status: OfferStatus): boolean {
  return (RUNNING_OFFER as readonly OfferStatus[]).includes(status);
}
