import * as z from 'zod/mini';
import { call } from '../call.ts';
import { consentAct, guardianRelation, guardianState, user } from '../entities/user.ts';
import { day, filled, instant, mail } from '../fields.ts';
import { TEXT_MAX } from '../limits.ts';

const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,128}$/));
/** Full name, typed: it is kept as the signature. */
const signature = filled(TEXT_MAX.companyName, 3);

/**
 * Consent of a guardian, by a one-time mailed link; nobody needs an account for it. Its token travels in the body:
 * addresses are written into logs on the way.
 */
export const guardianCalls = {
  'guardian.get': call({
    method: 'POST',
    path: '/guardian/open',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ token }),
    answer: () =>
      z.object({
        /** `confirm`: the first link · `revoke`: the one mailed after the confirmation. */
        asks: z.enum(['confirm', 'revoke']),
        /** What it is about. */
        act: consentAct,
        firstname: z.string(),
        dateOfBirth: day,
        /** Whether this link can correct the birth date; after an application or an offer staff does. */
        mayCorrect: z.boolean(),
        state: z.enum(['sent', 'opened', 'confirmed', 'revoked']),
        expiresAt: instant,
        /** Path of the parents’ letter that says what is agreed to. */
        letter: z.string(),
      }),
  }),
  'guardian.confirm': call({
    method: 'POST',
    path: '/guardian/confirm',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    args: () =>
      z.strictObject({
        token,
        name: signature,
        relation: guardianRelation,
        /** Speaks for the other parent too, or has custody alone. */
        bothParents: z.boolean(),
        /** Without `bothParents`: the other parent, who is asked as well. */
        otherMail: z.optional(mail),
      }),
    /** Of the act that was asked about. */
    answer: () => z.object({ state: guardianState }),
  }),
  'guardian.revoke': call({
    method: 'POST',
    path: '/guardian/revoke',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ token }),
    answer: () => z.object({ state: guardianState }),
  }),
  'guardian.correct-birth-date': call({
    method: 'POST',
    path: '/guardian/correct-birth-date',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    args: () =>
      z.strictObject({
        token,
        dateOfBirth: day,
        name: signature,
      }),
    answer: () =>
      z.object({
        /** Whether the act that the link is about still needs a guardian; otherwise the link is over. */
        isNeeded: z.boolean(),
      }),
  }),
  'guardian.resend': call({
    method: 'POST',
    path: '/guardian/resend',
    who: ['self'],
    net: 'network',
    args: () => z.strictObject({ guardianMail: z.optional(mail) }),
    answer: () => user,
  }),
};
