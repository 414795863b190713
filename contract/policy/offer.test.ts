import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OfferStatus, offerStatus } from '../entities/offer.ts';
import { isRunning, OPEN_OFFER } from '../live-offer.ts';
import {
  actorsOf,
  endedBy,
  everActorsOf,
  type OfferAct,
  type OfferActor,
  offerActors,
  offerActs,
  type SignatureCount,
  settled,
  stepOffer,
} from './offer.ts';

/** All signatures are there: whatever settles is signed. */
const FULL: SignatureCount = {
  companySignatures: 1,
  companyRequired: 1,
  guardianSignatures: 0,
  guardiansRequired: 0,
};

/**
 * The table of product section 4.4 written out once more: `act actor` → from-state: to-state. What is not here is
 * not possible.
 */
const TABLE: Record<string, Partial<Record<OfferStatus, OfferStatus>>> = {
  'edit member': { draft: 'draft' },
  'edit canSign': { draft: 'draft', sent: 'sent', viewed: 'sent', countered: 'sent' },
  'send canSign': { draft: 'sent', countered: 'sent' },
  'view talent': { sent: 'viewed' },
  'counter talent': { sent: 'countered', viewed: 'countered' },
  'accept talent': { sent: 'signed', viewed: 'signed', awaiting_guardian: 'signed' },
  'decline talent': {
    sent: 'declined',
    viewed: 'declined',
    countered: 'declined',
    awaiting_guardian: 'declined',
    accepted: 'declined',
  },
  'decline canSign': { countered: 'declined', accepted: 'declined' },
  'decline guardian': { awaiting_guardian: 'declined' },
  'sign canSign': {
    sent: 'sent',
    viewed: 'viewed',
    awaiting_guardian: 'awaiting_guardian',
    accepted: 'signed',
  },
  'guardian-sign guardian': { awaiting_guardian: 'signed' },
  'extend canSign': { sent: 'sent', viewed: 'viewed', countered: 'countered' },
  'withdraw canSign': {
    draft: 'withdrawn',
    sent: 'withdrawn',
    viewed: 'withdrawn',
    countered: 'withdrawn',
    awaiting_guardian: 'withdrawn',
  },
  'expire clock': {
    sent: 'expired',
    viewed: 'expired',
    countered: 'expired',
    awaiting_guardian: 'expired',
    accepted: 'expired',
  },
};

const cases = offerActs.flatMap((act) => offerActors.map((actor) => ({ act, actor })));

describe('offer states (product 4.4)', () => {
  it.each(cases)('$act by $actor leads on from the states of the table only', ({ act, actor }) => {
    for (const status of offerStatus.options)
      expect(stepOffer(act, actor, status, FULL), status).toBe(TABLE[`${act} ${actor}`]?.[status]);
  });

  it('ends for good in signed, declined, withdrawn and expired', () => {
    for (const status of ['signed', 'declined', 'withdrawn', 'expired'] as const)
      for (const act of offerActs) expect(actorsOf(act, status), `${act} ${status}`).toEqual([]);
  });

  it('what is open ends from either side and with time, an accepted one without a signature included', () => {
    for (const status of offerStatus.options) {
      const isOpen = OPEN_OFFER.includes(status);
      expect(endedBy('talent', status) !== undefined, status).toBe(isOpen);
      expect(endedBy('company', status) !== undefined, status).toBe(isOpen);
      expect(actorsOf('expire', status), status).toEqual(isRunning(status) ? ['clock'] : []);
    }
    expect(endedBy('talent', 'accepted')).toBe('declined');
    expect(endedBy('company', 'sent')).toBe('withdrawn');
    // Product 4.4: what is accepted is not withdrawn.
    expect(endedBy('company', 'accepted')).toBe('declined');
    expect(endedBy('talent', 'draft')).toBe('withdrawn');
  });

  it.each([
    ['a guardian is missing', { guardiansRequired: 2, guardianSignatures: 1 }, 'awaiting_guardian'],
    [
      'the guardian goes before the company',
      { guardiansRequired: 1, companySignatures: 0 },
      'awaiting_guardian',
    ],
    ['the company has not signed these terms', { companySignatures: 0 }, 'accepted'],
    ['a second member has to sign', { companyRequired: 2 }, 'accepted'],
    ['two members have signed', { companyRequired: 2, companySignatures: 2 }, 'signed'],
    ['both guardians have signed', { guardiansRequired: 2, guardianSignatures: 2 }, 'signed'],
    ['nothing is missing', {}, 'signed'],
  ] as const)('an accepted offer where %s is %s', (_name, change, status) => {
    expect(settled({ ...FULL, ...change })).toBe(status);
  });

  it('tells a wrong role from a wrong moment', () => {
    expect(actorsOf('edit', 'sent')).toEqual(['canSign']);
    expect(everActorsOf('edit')).toEqual(['member', 'canSign']);
    expect(everActorsOf('accept')).toEqual(['talent']);
  });
});

type Model = { status: OfferStatus; count: SignatureCount; talent: boolean };
type Move = { act: OfferAct; actor: OfferActor; guardians: number; signs: boolean };

/** What the server does with an act, without a server: signatures are counted as the commands count them. */
function play(model: Model, { act, actor, guardians, signs }: Move): Model {
  const { count, talent, status } = model;
  const void_ = { ...count, companySignatures: 0, guardianSignatures: 0, guardiansRequired: 0 };
  const signed: Partial<Record<OfferAct, SignatureCount>> = {
    edit: { ...void_, companySignatures: signs ? 1 : 0 },
    counter: void_,
    send: { ...count, companySignatures: 1 },
    accept: { ...count, guardiansRequired: guardians },
    sign: { ...count, companySignatures: Math.min(2, count.companySignatures + 1) },
    'guardian-sign': { ...count, guardianSignatures: count.guardianSignatures + 1 },
  };
  const after = signed[act] ?? count;
  const next = stepOffer(act, actor, status, after);
  if (next === undefined) return model;
  return {
    status: next,
    count: after,
    talent: act === 'accept' || (talent && act !== 'edit' && act !== 'counter'),
  };
}

const move = fc.record({
  act: fc.constantFrom(...offerActs),
  actor: fc.constantFrom(...offerActors),
  guardians: fc.integer({ min: 0, max: 2 }),
  signs: fc.boolean(),
});

it('no sequence of acts by any roles accepts an offer without the signatures it needs', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), fc.constantFrom(1, 2), (moves, companyRequired) => {
      let model: Model = {
        status: 'draft',
        talent: false,
        count: { companySignatures: 0, companyRequired, guardianSignatures: 0, guardiansRequired: 0 },
      };
      for (const one of moves) {
        model = play(model, one);
        const { status, count, talent } = model;
        expect(offerStatus.options).toContain(status);
        if (status === 'accepted' || status === 'signed' || status === 'awaiting_guardian')
          expect(talent).toBe(true);
        if (status === 'accepted' || status === 'signed')
          expect(count.guardianSignatures).toBe(count.guardiansRequired);
        if (status === 'signed') expect(count.companySignatures).toBeGreaterThanOrEqual(companyRequired);
      }
    }),
    { numRuns: 2000 },
  );
});
