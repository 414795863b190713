/**
 * What the server itself writes into a conversation: a code, because it does not know who reads. The reader's device
 * has the words for it.
 */
export const systemCodes = [
  'application.hired-outside',
  'offer.sent',
  'offer.edited',
  'offer.agreed',
  'offer.countered',
  'offer.accepted',
  'offer.awaiting-guardian',
  'offer.guardian-signed',
  'offer.signed',
  'offer.declined',
  'offer.withdrawn',
  'offer.extended',
  'offer.expired',
] as const;
export type SystemCode = (typeof systemCodes)[number];
