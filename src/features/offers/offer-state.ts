import type { Offer } from '../../../contract/entities/offer.ts';
import { isRunning } from '../../../contract/live-offer.ts';
import {
  countSignatures,
  type OfferAct,
  type OfferActor,
  stepOffer,
} from '../../../contract/policy/offer.ts';

/** Its time is over, though the server has not said so yet. @param now the server's time in milliseconds */
export function isOverdue(
  { status, validUntil }: Pick<Offer, 'status' | 'validUntil'>,
  now: number,
): boolean {
  return isRunning(status) && validUntil !== null && Date.parse(validUntil) <= now;
}

export function hoursLeft({ validUntil }: Pick<Offer, 'validUntil'>, now: number): number {
  return validUntil === null ? 0 : Math.max(0, Math.floor((Date.parse(validUntil) - now) / 3_600_000));
}

/** Whether an act is possible now, as the server will decide it. */
export function mayDo(act: OfferAct, actor: OfferActor, offer: Offer, now: number): boolean {
  if (act === 'extend' && offer.extended) return false;
  if (act !== 'withdraw' && isOverdue(offer, now)) return false;
  return stepOffer(act, actor, offer.status, countSignatures(offer)) !== undefined;
}
