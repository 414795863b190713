import type { Offer, OfferParty } from '../../../../contract/entities/offer.ts';

/** Signatures of this version that are still needed, by whose they are; none where it is over. */
export function missingSignatures(offer: Offer): { party: OfferParty; count: number }[] {
  const { status, signatures, companyRequired, guardiansRequired } = offer;
  if (['declined', 'withdrawn', 'expired', 'signed'].includes(status)) return [];
  const missing = (party: OfferParty, needed: number) => ({
    party,
    count: Math.max(0, needed - signatures.filter((signature) => signature.party === party).length),
  });
  return [
    missing('company', companyRequired),
    missing('talent', 1),
    missing('guardian', guardiansRequired),
  ].filter(({ count }) => count > 0);
}
