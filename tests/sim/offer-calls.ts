import { v7 } from 'uuid';
import type { Offer, OfferTerms } from '../../contract/entities/offer.ts';
import { NO_TERMS } from '../../contract/policy/start-terms.ts';
import type { Random } from './random.ts';

/** Calls about offers, for the comparison of the model with the server (server-contract.test.ts). */

/** An offer that both servers have: under one id, with hashes of their own. */
export type MadeOffer = { id: string; version: number; hash: { real: string; model: string } };

export const OFFER_CALLS = { 'offer.create': 5, 'offer.update': 9, 'offer.delete': 1 } as const;

export const SIM_TERMS: OfferTerms = {
  ...NO_TERMS,
  title: 'Bakery counter, Saturdays',
  pay: { amount: 1500, currency: 'EUR', unit: 'HOUR' },
  hours: { perWeek: 8, text: 'Saturday' },
  start: null,
  end: null,
  place: 'Celle',
  trialWeeks: 4,
  notice: '',
};

/** Stand for what each server, and each of its people, has of its own. */
const HASH = 'the-hash-of-';
const NAME = 'the-name-of-the-account';

export function offerArguments(random: Random, offers: readonly MadeOffer[], applicationId: string) {
  const offer = random.pick(offers) ?? { id: v7(), version: 1 };
  const action = random.weighted({
    view: 2,
    accept: 4,
    counter: 2,
    edit: 2,
    send: 2,
    sign: 1.5,
    decline: 0.7,
    extend: 1,
  });
  const terms = { ...SIM_TERMS, trialWeeks: random.below(6) };
  const typed = { signature: { name: random.chance(0.95) ? NAME : 'Somebody Else' } };
  const along: Record<string, object> = {
    accept: { ...typed, termsHash: HASH + offer.id },
    sign: { ...typed, termsHash: HASH + offer.id },
    counter: { terms, comment: 'Shorter.' },
    edit: { terms, ...(random.chance(0.6) ? typed : {}) },
    send: random.chance(0.5) ? typed : {},
    decline: random.chance(0.5) ? { reason: 'Too far.' } : {},
  };
  return {
    'offer.create': {
      _id: random.chance(0.1) ? offer.id : v7(),
      offer: { _applicationId: applicationId, terms },
      ...(random.chance(0.4) ? { draft: true } : {}),
    },
    'offer.update': {
      _offerId: offer.id,
      version: random.chance(0.85) ? offer.version : 1,
      action,
      ...along[action],
    },
    'offer.delete': { offerId: offer.id },
  };
}

const NAMES = {
  real: (uid: string) => (uid === 'mia' || uid === 'tom' ? 'Jana Krüger' : `Deniz ${uid}`),
  model: (uid: string) => `${uid} Krüger`,
};

/** The arguments as one of the two servers has to be told them. */
export function spoken(
  args: Record<string, unknown>,
  side: 'real' | 'model',
  uid: string,
  offers: readonly MadeOffer[],
  [company, its]: [string, string] = ['', ''],
): Record<string, unknown> {
  let text = JSON.stringify(args).replaceAll(NAME, NAMES[side](uid));
  for (const { id, hash } of offers) text = text.replaceAll(HASH + id, hash[side]);
  text = text.replaceAll(/the-hash-of-[0-9a-f-]{36}/g, '0'.repeat(64));
  return JSON.parse(company ? text.replaceAll(company, its) : text);
}

/** What an offer is by now, on either side. */
export function noteOffer(offers: MadeOffer[], name: string, real: unknown, model: unknown): void {
  if (!name.startsWith('offer.')) return;
  const [a, b] = [real as Offer, model as Offer];
  const known = offers.find(({ id }) => id === a._id);
  const next = { id: a._id, version: a.version, hash: { real: a.termsHash, model: b.termsHash } };
  if (known) Object.assign(known, next);
  else offers.push(next);
}
