import { isOwnWord } from '../../../../contract/live-offer.ts';
import { isStopped, type OutboxEntry } from '../../../replica/outbox-entry.ts';
import type { OfferDetail } from '../../../replica/queries/offers.ts';
import { mayDo } from '../offer-state.ts';

/**
 * What of an offer is the reader's to do. Accepted before 18 it waits for guardians: until the birthday links can be
 * sent again, from then on their reader confirms it alone.
 */
export type OfferMay = Record<'accept' | 'counter' | 'ask' | 'confirm', boolean>;

/** @param now the server's time in milliseconds */
export function offerMay({ offer, me }: OfferDetail, act: OutboxEntry | undefined, now: number): OfferMay {
  const isFree = act === undefined || isStopped(act);
  const accept = isFree && mayDo('accept', 'talent', offer, now);
  const awaits = offer.status === 'awaiting_guardian';
  const own = isOwnWord(offer.status, me?.general.dateOfBirth, now);
  return {
    accept: accept && !awaits,
    counter: isFree && mayDo('counter', 'talent', offer, now),
    ask: accept && awaits && me !== undefined && !own,
    confirm: accept && own,
  };
}
