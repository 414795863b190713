import * as z from 'zod/mini';
import { call } from '../call.ts';
import { offer } from '../entities/offer.ts';
import { guardianStatement } from '../entities/user.ts';
import { id, inLanguages } from '../fields.ts';
import { linkToken, offerChanges } from './offer-changes.ts';

/** Offers: product section 4.4. */
export const offerCalls = {
  ...offerChanges,
  'offer.get': call({
    method: 'GET',
    path: '/job/offer/{offerId}',
    who: ['participant', 'member', 'staff'],
    net: 'local',
    args: () => z.strictObject({ offerId: id }),
    answer: () => offer,
  }),
  'offer.guardian': call({
    method: 'POST',
    path: '/job/offer/guardian',
    who: ['guest'],
    net: 'network',
    // Not a GET, though nothing is written: its token must not stand in an address, which servers log.
    writes: false,
    args: () => z.strictObject({ token: linkToken }),
    answer: () =>
      z.object({
        offer,
        guardianMail: z.string(),
        /** The sentences that are confirmed with the signature; they are kept with it. */
        statement: inLanguages(guardianStatement),
        /** Another guardian was asked by a link of their own, or has signed. */
        otherAsked: z.boolean(),
      }),
  }),
};
