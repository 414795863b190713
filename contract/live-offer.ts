import type { OfferStatus } from './entities/offer.ts';

/** Still to be answered or concluded: an application has one of these at most. Apart from the schema: lists ask for it. */
export const LIVE_OFFER: readonly OfferStatus[] = [
  'sent',
  'viewed',
  'countered',
  'awaiting_guardian',
  'accepted',
  'signed',
];
