import { canonicalJson } from '../canonical-json.ts';
import type { ContractForm, Offer, OfferSignature, OfferTerms, TermsChange } from '../entities/offer.ts';
import type { JobKind } from '../job-kinds.ts';
import { isFixedTerm } from '../law/fixed-term.ts';

/** Nothing of the law of employment applies. */
const FREE: readonly JobKind[] = ['freelance', 'campaign'];

/**
 * The form the contract needs (product section 0.6). A fixed term that is not in a qualified signature or ink counts
 * as permanent (§ 14 (4) TzBfG), so the app never concludes one. An apprenticeship has a form of its own: text form
 * with the contents of § 11 BBiG, entered by the chamber (§§ 34 to 36), so what is agreed here is not that contract.
 * Services are concluded here only where the operator says so (`CONCLUDE_SERVICES`): it then has to report who sells
 * them (PStTG), so a device that does not know takes the form that concludes nothing.
 */
export function contractFormOf(
  kind: JobKind,
  terms: Pick<OfferTerms, 'end'>,
  concludesServices = false,
): ContractForm {
  if (FREE.includes(kind)) return concludesServices ? 'simple' : 'outside';
  if (kind === 'apprenticeship') return 'training';
  return isFixedTerm({ kind, endDate: terms.end }) ? 'qes_or_paper' : 'text';
}

/** Whether the signatures here make the contract; otherwise they say what was agreed, and it is made elsewhere. */
export function concludesHere(form: ContractForm): boolean {
  return form === 'text' || form === 'simple';
}

/** Whether the talent has to say first who they are to the tax law (§ 17 PStTG). */
export function needsSellerFacts(form: ContractForm, concludesServices: boolean): boolean {
  return concludesServices && form === 'simple';
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
  const { party, _userId, name, position, at, termsHash, method, deviceClock, duties, guardian } = signature;
  return canonicalJson({
    before,
    // Left out where there are none, so that older seals stay what they were.
    signature: {
      ...{ party, _userId, name, position, at, termsHash, method, deviceClock },
      ...(duties && { duties }),
      ...(guardian && { guardian }),
    },
  });
}

/** Fields in which two versions differ, in the order of the terms. */
export function diffTerms(before: OfferTerms, after: OfferTerms): TermsChange[] {
  return (Object.keys(after) as (keyof OfferTerms)[])
    .filter((field) => canonicalJson(before[field]) !== canonicalJson(after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}
