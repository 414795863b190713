import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  minorDuties,
  OFFER_DAYS,
  offer,
  offerComment,
  offerTerms,
  signerName,
  signerPosition,
} from '../entities/offer.ts';
import { confirmedStatement, custody, guardianRelation } from '../entities/user.ts';
import { id, instant, mail, version } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { offerActions } from '../policy/offer.ts';

/** Token of a mailed link. */
export const linkToken = z.string().check(z.minLength(16), z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/));

const termsHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const validDays = z.int().check(z.gte(OFFER_DAYS.min), z.lte(OFFER_DAYS.max));

const signature = lazily(() =>
  z.strictObject({
    /** The signer's full name, typed. */
    name: signerName,
    position: z.optional(signerPosition),
    /** What the signer's device says the time is. */
    deviceClock: z.optional(instant.check(z.refine((at) => at >= '2000', 'too_small'))),
  }),
);

/** What waits in the outbox. */
export const offerChanges = {
  'offer.create': call({
    method: 'POST',
    path: '/job/offer/create',
    who: ['member', 'canSign'],
    net: 'queue',
    args: () =>
      z.strictObject({
        _id: id,
        offer: z
          .strictObject({
            /** One of the two: who it goes to. */
            _applicationId: z.optional(id),
            _creatorId: z.optional(id),
            /** Only beside `_creatorId`: the company's job it is about. */
            _jobId: z.optional(id),
            terms: offerTerms,
            validDays: z.optional(validDays),
            comment: z.optional(offerComment),
          })
          .check(
            z.refine((value) => (value._applicationId === undefined) !== (value._creatorId === undefined), {
              error: 'one_receiver',
              path: ['_applicationId'],
            }),
          ),
        /** Kept by the company; canSign sends it later. */
        draft: z.optional(z.boolean()),
        signature: z.optional(signature),
        /** Of what is sent to a minor: the duties the company ticks (`minorDutiesOf`). */
        duties: z.optional(minorDuties),
      }),
    answer: () => offer,
  }),
  'offer.update': call({
    method: 'POST',
    path: '/job/offer/update',
    /** A guest is a guardian with a mailed link. */
    who: ['guest', 'participant', 'member', 'canSign'],
    net: 'queue',
    args: () =>
      z.strictObject({
        _offerId: id,
        /** The version the caller has read; another one is answered with `offer_moved` and the difference. */
        version,
        action: z.enum(offerActions),
        /** Of an edit or a counter. */
        terms: z.optional(offerTerms),
        validDays: z.optional(validDays),
        /** Of whatever signs: the hash of what was read. */
        termsHash: z.optional(termsHash),
        signature: z.optional(signature),
        /** Of the company's signature under an offer to a minor: the duties it ticks (`Offer.minor.duties`). */
        duties: z.optional(minorDuties),
        comment: z.optional(offerComment),
        /** Of a decline. */
        reason: z.optional(offerComment),
        /** Of the mailed link: a guardian signs or declines with it. */
        token: z.optional(linkToken),
        /**
         * Of a minor who accepts: whom the links go to, one or two. Left out: the guardian of the account. Accepted
         * again while a guardian’s signature is missing, it names others. Whether one signature is enough is the
         * guardian’s to say.
         */
        guardianMails: z.optional(z.array(mail).check(z.minLength(1), z.maxLength(2))),
        /** Of a guardian who signs: who they are, and whether the other parent is asked too. */
        guardian: z.optional(
          z.strictObject({
            relation: guardianRelation,
            custody,
            /** Of joint custody, where the other parent was not asked yet: their address. */
            otherMail: z.optional(mail),
            statement: confirmedStatement,
          }),
        ),
      }),
    answer: () => offer,
  }),
  'offer.delete': call({
    method: 'DELETE',
    path: '/job/offer/{offerId}',
    who: ['canSign'],
    net: 'queue',
    args: () => z.strictObject({ offerId: id, reason: z.optional(offerComment) }),
    answer: () => offer,
  }),
};
