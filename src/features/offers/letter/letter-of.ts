import type { Offer } from '../../../../contract/entities/offer.ts';
import type { Letter } from './offer-letter.tsx';

/** The company's own words that go with an offer as it stands: those of its last version by the company. */
export function wordsOf({ history }: Pick<Offer, 'history'>): string {
  return history.findLast(({ by }) => by.party === 'company')?.comment ?? '';
}

/** What the other side asked for in its own words with the counter that waits; empty where it has none. */
export function counterWordsOf({ history }: Pick<Offer, 'history'>): string {
  const last = history.at(-1);
  return last?.by.party === 'talent' ? last.comment : '';
}

export function letterOf(offer: Offer): Letter {
  const { kind, terms, parties, contractForm, statusAt } = offer;
  return { kind, terms, parties, contractForm, words: wordsOf(offer), at: statusAt.sent ?? null };
}
