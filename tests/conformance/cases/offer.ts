import { expect } from 'vitest';
import type { offerCalls } from '../../../contract/calls/offer.ts';
import { signingGuardian } from '../../../server/testing/guardians.ts';
import { offering, signing, step, TERMS } from '../../../server/testing/offers.ts';
import type { CasesOf, Role } from '../case.ts';
import { EVERYBODY } from '../role-sets.ts';
import { GUARDIANS, makeAccepted, makeGuardianLink, makeOffer, NAMES } from './make-offer.ts';

const SIGNERS: Role[] = ['canSign', 'owner'];
/** Members without canSign: they draft. */
const DRAFTERS: Role[] = ['participant', 'member', 'canChat'];

export const offerCases: CasesOf<typeof offerCalls> = {
  'offer.create': {
    by: 'owner',
    may: [...SIGNERS, ...DRAFTERS],
    args: async (world, role) =>
      offering({ _applicationId: await makeAccepted(world) }, DRAFTERS.includes(role) ? { draft: true } : {}),
    check: (answer) =>
      expect(answer).toMatchObject({ status: 'sent', version: 1, signatures: [{ party: 'company' }] }),
    freeIds: ['_id'],
  },
  'offer.update': {
    by: 'self',
    may: ['guest', 'self', 'minor', ...DRAFTERS, ...SIGNERS],
    args: async (world, role) => {
      if (role === 'guest') {
        const { offer, token } = await makeGuardianLink(world);
        return signing(offer, 'guardian-sign', 'Eva Krüger', { token, guardian: signingGuardian(offer) });
      }
      if (role === 'minor') {
        const offer = await makeOffer(world, { to: 'minor' });
        return signing(offer, 'accept', NAMES.talent, { guardianMails: GUARDIANS });
      }
      if (SIGNERS.includes(role)) return step(await makeOffer(world), 'extend');
      if (DRAFTERS.includes(role))
        return step(await makeOffer(world, { draft: true }), 'edit', {
          terms: { ...TERMS, place: 'Soltau' },
        });
      return signing(await makeOffer(world), 'accept', NAMES.talent);
    },
    check: (answer) =>
      expect(answer).toMatchObject({
        status: 'signed',
        signatures: [{ party: 'company' }, { party: 'talent' }],
      }),
  },
  'offer.delete': {
    by: 'owner',
    may: SIGNERS,
    args: async (world) => ({ offerId: (await makeOffer(world))._id, reason: 'The job is gone.' }),
    check: (answer) => expect(answer.status).toBe('withdrawn'),
  },
  'offer.get': {
    by: 'self',
    may: ['self', 'minor', ...DRAFTERS, ...SIGNERS, 'staff'],
    args: async (world, role) => ({
      offerId: (await makeOffer(world, role === 'minor' ? { to: 'minor' } : {}))._id,
    }),
    check: (answer, _world, { offerId }) => expect(answer).toMatchObject({ _id: offerId, terms: TERMS }),
  },
  'offer.guardian': {
    by: 'guest',
    may: EVERYBODY,
    args: async (world) => ({ token: (await makeGuardianLink(world)).token }),
    check: ({ offer, guardianMail }) => {
      expect(offer.status).toBe('awaiting_guardian');
      expect(GUARDIANS).toContain(guardianMail);
    },
  },
};
