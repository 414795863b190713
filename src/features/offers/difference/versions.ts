import { canonicalJson } from '../../../../contract/canonical-json.ts';
import type { Offer, OfferTerms } from '../../../../contract/entities/offer.ts';
import type { Side } from '../../../../contract/fields.ts';
import type { TermField } from '../../../i18n/offer-terms.ts';

/** As much of an offer as its versions can be told by. */
type Versioned = Pick<Offer, 'terms' | 'history'>;

/**
 * The terms of an earlier version: those of today, with what was changed since taken back. Undefined for a version that
 * this reader has never seen.
 */
export function termsOf({ terms, history }: Versioned, version: number): OfferTerms | undefined {
  const first = history[0]?.version;
  if (first === undefined || version < first) return undefined;
  let found = terms;
  for (const { version: number, diff } of history.toReversed()) {
    if (number <= version) break;
    found = { ...found, ...Object.fromEntries(diff.map(({ field, before }) => [field, before])) };
  }
  return found;
}

/**
 * A point that is not what it was. `unasked`: the other side changed what the reader had not asked for · `as-wanted`: it
 * is what the reader asked for · `between`: it was asked for and became something else · `own`: the reader's own change.
 */
export type Change = {
  field: TermField;
  kind: 'unasked' | 'as-wanted' | 'between' | 'own';
};

/** Three states of an offer as one side compares them. */
export type Difference = {
  first: OfferTerms;
  /** What the reader asked for in between; null where they have not. */
  wanted: OfferTerms | null;
  now: OfferTerms;
  /** What was not asked for comes first. */
  changes: Change[];
};

/** What has changed since the reader's side last had its say; null where this is the first version. */
export function differenceFor(offer: Versioned, side: Side): Difference | null {
  const { history, terms } = offer;
  const last = history.at(-1);
  if (history.length < 2 || !last) return null;
  const own = history.findLast(({ by }) => by.party === side);
  const before = (version: number) => termsOf(offer, version - 1);
  if (last === own) return compare(before(last.version), null, terms, 'own');
  // A company's own version is what it compares with; a seeker's is a wish beside what was offered at first.
  if (!own || side === 'company') return compare(before(last.version), null, terms, 'unasked');
  const first = before(own.version);
  const wanted = termsOf(offer, own.version);
  return wanted ? compare(first, wanted, terms, 'unasked') : null;
}

/** What has changed since one version was read; null where that was never seen here. */
export function differenceSince(offer: Versioned, version: number): Difference | null {
  return compare(termsOf(offer, version), null, offer.terms, 'unasked');
}

function compare(
  first: OfferTerms | undefined,
  wanted: OfferTerms | null,
  now: OfferTerms,
  otherwise: 'own' | 'unasked',
): Difference | null {
  if (!first) return null;
  const differs = (field: TermField, a: OfferTerms, b: OfferTerms) =>
    canonicalJson(a[field]) !== canonicalJson(b[field]);
  const fields = (Object.keys(now) as TermField[]).filter(
    (field) => differs(field, first, now) || (wanted !== null && differs(field, first, wanted)),
  );
  const kindOf = (field: TermField): Change['kind'] => {
    if (wanted === null || !differs(field, first, wanted)) return otherwise;
    return differs(field, wanted, now) ? 'between' : 'as-wanted';
  };
  const changes = fields.map((field) => ({ field, kind: kindOf(field) }));
  const rank = ({ kind }: Change) => (kind === 'unasked' ? 0 : 1);
  return { first, wanted, now, changes: changes.toSorted((a, b) => rank(a) - rank(b)) };
}
