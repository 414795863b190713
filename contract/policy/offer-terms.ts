import { canonicalJson } from '../canonical-json.ts';
import type { ContractForm, Offer, OfferSignature, OfferTerms, TermsChange } from '../entities/offer.ts';
import { isFixedTerm } from '../fixed-term.ts';
import type { JobKind } from '../job-kinds.ts';

/** Nothing of the law of employment applies. */
const FREE: readonly JobKind[] = ['freelance', 'campaign'];

/**
 * The form the contract needs (product section 0.6). A fixed term that is not in a qualified signature or ink counts
 * as permanent (§ 14 (4) TzBfG), so the app never concludes one; neither does it conclude an apprenticeship, which
 * chambers want to see on paper.
 */
export function contractFormOf(kind: JobKind, terms: Pick<OfferTerms, 'end'>): ContractForm {
  if (FREE.includes(kind)) return 'simple';
  return kind === 'apprenticeship' || isFixedTerm({ kind, endDate: terms.end }) ? 'qes_or_paper' : 'text';
}

/**
 * What `termsHash` is computed of: SHA-256 over the UTF-8 bytes of this text. Everything that both sides agree to is
 * in it, and the offer's own id, so that no signature fits another offer.
 */
export function canonicalTerms(
  offer: Pick<Offer, '_id' | 'version' | 'kind' | 'contractForm' | 'parties' | 'terms'>,
): string {
  const { _id, version, kind, contractForm, parties, terms } = offer;
  return canonicalJson({ _id, version, kind, contractForm, parties, terms });
}

/**
 * What a signature's `seal` is computed of.
 * @param before seal of the signature before it; for the first one the terms' hash
 */
export function canonicalSignature(signature: Omit<OfferSignature, 'seal'>, before: string): string {
  const { party, _userId, name, position, at, termsHash, method, deviceClock, guardian } = signature;
  return canonicalJson({
    before,
    signature: {
      party,
      _userId,
      name,
      position,
      at,
      termsHash,
      method,
      deviceClock,
      // Left out where there is none: the seals of signatures from before it was asked stay good.
      ...(guardian ? { guardian } : {}),
    },
  });
}

/** Fields in which two versions differ, in the order of the terms. */
export function diffTerms(before: OfferTerms, after: OfferTerms): TermsChange[] {
  return (Object.keys(after) as (keyof OfferTerms)[])
    .filter((field) => canonicalJson(before[field]) !== canonicalJson(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
