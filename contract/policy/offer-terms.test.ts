import { describe, expect, it } from 'vitest';
import type { OfferTerms } from '../entities/offer.ts';
import { JOB_KINDS } from '../job-kinds.ts';
import {
  canonicalSignature,
  canonicalTerms,
  concludesHere,
  contractFormOf,
  diffTerms,
  needsSellerFacts,
} from './offer-terms.ts';
import { NO_TERMS } from './start-terms.ts';

const TERMS: OfferTerms = {
  ...NO_TERMS,
  title: 'Bakery counter',
  pay: { amount: 1500, currency: 'EUR', unit: 'HOUR' },
  hours: { perWeek: 8, text: 'Saturday' },
  start: '2026-04-01',
  end: null,
  place: 'Celle',
  trialWeeks: 4,
  notice: 'Two weeks',
};
const OFFER = {
  _id: '0195d3a0-0000-7000-8000-000000000001',
  version: 1,
  kind: 'minijob' as const,
  contractForm: 'text' as const,
  parties: {
    company: { _companyId: '0195d3a0-0000-7000-8000-000000000002', name: 'Bakery' },
    talent: { _userId: 'jana', name: 'Jana Krüger' },
  },
  terms: TERMS,
};

describe('contract form (product 0.6)', () => {
  it.each([
    ['employment', null, 'text'],
    ['employment', '2026-12-31', 'qes_or_paper'],
    ['minijob', null, 'text'],
    ['minijob', '2026-12-31', 'qes_or_paper'],
    ['apprenticeship', null, 'training'],
    ['apprenticeship', '2029-08-31', 'training'],
    ['internship', null, 'text'],
    ['internship', '2026-12-31', 'qes_or_paper'],
    ['holiday', null, 'qes_or_paper'],
    ['holiday', '2026-08-31', 'qes_or_paper'],
    ['freelance', null, 'outside'],
    ['freelance', '2026-12-31', 'outside'],
    ['campaign', null, 'outside'],
    ['campaign', '2026-12-31', 'outside'],
  ] as const)('%s until %s needs %s', (kind, end, form) => {
    expect(contractFormOf(kind, { end })).toBe(form);
  });

  it.each(['freelance', 'campaign'] as const)(
    'L36 %s is concluded here only where the operator concludes services, and then the seller has to be known',
    (kind) => {
      const [off, on] = [contractFormOf(kind, { end: null }), contractFormOf(kind, { end: null }, true)];
      expect([off, concludesHere(off), needsSellerFacts(off, false)]).toEqual(['outside', false, false]);
      expect([on, concludesHere(on), needsSellerFacts(on, true)]).toEqual(['simple', true, true]);
    },
  );

  it('L36 employment has nothing to do with it', () => {
    const form = contractFormOf('employment', { end: null }, true);
    expect([form, needsSellerFacts(form, true)]).toEqual(['text', false]);
  });

  it('is known for every kind', () => {
    for (const kind of JOB_KINDS) expect(contractFormOf(kind, { end: null })).toBeTypeOf('string');
  });
});

describe('what is signed', () => {
  it('is the same text in whatever order the fields came', () => {
    const turned = Object.fromEntries(Object.entries(TERMS).reverse()) as OfferTerms;
    expect(canonicalTerms({ ...OFFER, terms: turned })).toBe(canonicalTerms(OFFER));
  });

  it('changes with each fact of the offer', () => {
    const texts = [
      OFFER,
      { ...OFFER, _id: '0195d3a0-0000-7000-8000-000000000009' },
      { ...OFFER, version: 2 },
      { ...OFFER, kind: 'employment' as const },
      { ...OFFER, contractForm: 'simple' as const },
      { ...OFFER, terms: { ...TERMS, pay: { amount: 1501, currency: 'EUR', unit: 'HOUR' as const } } },
      { ...OFFER, terms: { ...TERMS, usageRights: ' ' } },
      {
        ...OFFER,
        parties: { ...OFFER.parties, talent: { _userId: 'jana', name: 'Jana Kruger' } },
      },
    ].map(canonicalTerms);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('binds a signature to the one before it', () => {
    const signature = {
      party: 'talent' as const,
      _userId: 'jana',
      name: 'Jana Krüger',
      position: '',
      at: '2026-03-02T09:00:00.000Z',
      termsHash: 'a',
      method: 'typed-name' as const,
      deviceClock: null,
      guardian: null,
    };
    expect(canonicalSignature(signature, 'x')).not.toBe(canonicalSignature(signature, 'y'));
    expect(canonicalSignature(signature, 'x')).not.toBe(
      canonicalSignature({ ...signature, name: 'Jana Kruger' }, 'x'),
    );
    const guardian = { relation: 'mother', custody: 'alone' } as const;
    const basis = canonicalSignature({ ...signature, guardian }, 'x');
    expect(basis).not.toBe(canonicalSignature(signature, 'x'));
    expect(basis).not.toBe(
      canonicalSignature({ ...signature, guardian: { ...guardian, custody: 'joint' } }, 'x'),
    );
    // A seal from before guardians were asked stays good.
    expect(canonicalSignature(signature, 'x')).not.toContain('guardian');
  });
});

it('a difference names each changed field with both values', () => {
  const next = { ...TERMS, pay: null, place: 'Hannover' };
  expect(diffTerms(TERMS, next)).toEqual([
    { field: 'pay', before: TERMS.pay, after: null },
    { field: 'place', before: 'Celle', after: 'Hannover' },
  ]);
  expect(diffTerms(TERMS, { ...TERMS })).toEqual([]);
});
