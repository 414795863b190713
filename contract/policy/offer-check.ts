import type { Offer } from '../entities/offer.ts';
import { canonicalSignature, canonicalTerms } from './offer-terms.ts';

/** What does not fit together in an offer that is checked. */
export type OfferProblem = 'terms' | 'signature' | 'seal';

/**
 * Recomputes everything that was signed: the terms' hash, that each signature is one of it, and the chain of seals.
 * An altered byte anywhere gives a problem; an empty list means that this is what was signed.
 * @param sha256 SHA-256 of the text's UTF-8 bytes, in hexadecimal
 */
export async function checkOffer(
  offer: Offer,
  sha256: (text: string) => string | Promise<string>,
): Promise<OfferProblem[]> {
  const problems = new Set<OfferProblem>();
  if ((await sha256(canonicalTerms(offer))) !== offer.termsHash) problems.add('terms');
  let before = offer.termsHash;
  for (const signature of offer.signatures) {
    if (signature.termsHash !== offer.termsHash) problems.add('signature');
    if ((await sha256(canonicalSignature(signature, before))) !== signature.seal) problems.add('seal');
    before = signature.seal;
  }
  return [...problems];
}

/** The hash as people compare it, on a screen and on paper: `9C41-07E7`. */
export function checkNumber(termsHash: string): string {
  return `${termsHash.slice(0, 4)}-${termsHash.slice(4, 8)}`.toUpperCase();
}
