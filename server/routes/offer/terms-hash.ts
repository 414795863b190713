import type { Offer, OfferSignature } from '../../../contract/entities/offer.ts';
import { canonicalSignature, canonicalTerms } from '../../../contract/policy/offer-terms.ts';
import type { OfferProblem } from '../../../locales/types/offer.ts';
import { textHash } from '../../base/canonical-json.ts';

export function termsHashOf(offer: Parameters<typeof canonicalTerms>[0]): string {
  return textHash(canonicalTerms(offer));
}

/** @param before seal of the signature before it; for the first one the terms' hash */
export function sealOf(signature: Omit<OfferSignature, 'seal'>, before: string): string {
  return textHash(canonicalSignature(signature, before));
}

/**
 * Recomputes everything that was signed: the terms' hash, that each signature is one of it, and the chain of seals.
 * An altered byte anywhere gives a problem; an empty list means that the document is what was signed.
 */
export function verifyOffer(offer: Offer): OfferProblem[] {
  const problems = new Set<OfferProblem>();
  if (termsHashOf(offer) !== offer.termsHash) problems.add('terms');
  let before = offer.termsHash;
  for (const signature of offer.signatures) {
    if (signature.termsHash !== offer.termsHash) problems.add('signature');
    if (sealOf(signature, before) !== signature.seal) problems.add('seal');
    before = signature.seal;
  }
  return [...problems];
}
