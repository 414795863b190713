import type { OfferSignature } from '../../../contract/entities/offer.ts';
import { canonicalSignature, canonicalTerms } from '../../../contract/policy/offer-terms.ts';
import { textHash } from '../../base/canonical-json.ts';

export function termsHashOf(offer: Parameters<typeof canonicalTerms>[0]): string {
  return textHash(canonicalTerms(offer));
}

/** @param before seal of the signature before it; for the first one the terms' hash */
export function sealOf(signature: Omit<OfferSignature, 'seal'>, before: string): string {
  return textHash(canonicalSignature(signature, before));
}
