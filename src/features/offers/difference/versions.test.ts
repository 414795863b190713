import { describe, expect, it } from 'vitest';
import type { Offer, OfferTerms } from '../../../../contract/entities/offer.ts';
import { diffTerms } from '../../../../contract/policy/offer-terms.ts';
import { NO_TERMS } from '../../../../contract/policy/start-terms.ts';
import { differenceFor, differenceSince, termsOf } from './versions.ts';

const V1: OfferTerms = {
  ...NO_TERMS,
  title: 'Bakery counter',
  pay: { amount: 1520, currency: 'EUR', unit: 'HOUR' },
  hours: { perWeek: 8, text: 'Saturdays' },
  start: '2026-12-05',
  end: null,
  place: 'Celle',
  trialWeeks: 4,
  notice: '',
};
const pay = (amount: number) => ({ amount, currency: 'EUR', unit: 'HOUR' as const });
/** The applicant wanted more and a week later. */
const V2 = { ...V1, pay: pay(1600), start: '2026-12-12' };
/** The company meets them half-way, and has made the trial longer. */
const V3 = { ...V2, pay: pay(1580), trialWeeks: 6 };

type By = 'company' | 'talent';
function offer(...versions: [By, OfferTerms][]): Pick<Offer, 'terms' | 'history'> {
  return {
    terms: versions.at(-1)?.[1] as OfferTerms,
    history: versions.map(([party, terms], at) => ({
      version: at + 1,
      by: { party, _userId: party, name: party },
      at: '2026-11-24T10:00:00.000Z',
      diff: at === 0 ? [] : diffTerms(versions[at - 1]?.[1] as OfferTerms, terms),
      comment: '',
    })),
  };
}
const told = (difference: ReturnType<typeof differenceFor>) =>
  difference?.changes.map(({ field, kind }) => `${field} ${kind}`);

describe('versions of an offer', () => {
  it('each can be read again from what was changed since', () => {
    const three = offer(['company', V1], ['talent', V2], ['company', V3]);
    expect(termsOf(three, 1)).toEqual(V1);
    expect(termsOf(three, 2)).toEqual(V2);
    expect(termsOf(three, 3)).toEqual(V3);
    expect(termsOf(three, 0)).toBeUndefined();
  });

  it('what the other side changed by itself comes first, then what became of one’s own wishes', () => {
    const answered = differenceFor(offer(['company', V1], ['talent', V2], ['company', V3]), 'talent');
    expect(told(answered)).toEqual(['trialWeeks unasked', 'pay between', 'start as-wanted']);
    expect(answered).toMatchObject({ first: V1, wanted: V2, now: V3 });
  });

  it('a wish that was passed over is told as well', () => {
    const back = differenceFor(offer(['company', V1], ['talent', V2], ['company', { ...V1 }]), 'talent');
    expect(told(back)).toEqual(['pay between', 'start between']);
  });

  it('a company compares a counter with what it had offered', () => {
    const countered = offer(['company', V1], ['talent', V2]);
    expect(told(differenceFor(countered, 'company'))).toEqual(['pay unasked', 'start unasked']);
    expect(told(differenceFor(countered, 'talent'))).toEqual(['pay own', 'start own']);
  });

  it('a change without a counter before it was nobody’s wish', () => {
    const edited = offer(['company', V1], ['company', V3]);
    expect(told(differenceFor(edited, 'talent'))).toEqual([
      'pay unasked',
      'start unasked',
      'trialWeeks unasked',
    ]);
    expect(differenceFor(offer(['company', V1]), 'talent')).toBeNull();
  });

  it('since the version that was read; of one that was never seen nothing is told', () => {
    const three = offer(['company', V1], ['talent', V2], ['company', V3]);
    expect(told(differenceSince(three, 2))).toEqual(['pay unasked', 'trialWeeks unasked']);
    expect(differenceSince(three, 0)).toBeNull();
  });
});
