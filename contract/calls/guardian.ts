import * as z from 'zod/mini';
import { call } from '../call.ts';
import {
  confirmedStatement,
  consentAct,
  custody,
  guardianRelation,
  guardianState,
  guardianStatement,
  user,
} from '../entities/user.ts';
import { day, filled, inLanguages, instant, mail } from '../fields.ts';
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
        /** Path of the parents’ letter that says what is agreed to, in the version that holds. */
        letter: z.string(),
        /** The sentences that are confirmed; they are kept with the consent. */
        statement: inLanguages(guardianStatement),
        /** Beside the account: those of a creator’s profile, where the child is old enough for one. */
        creatorStatement: z.nullable(inLanguages(guardianStatement)),
        /** Another guardian was asked by a link of their own, or has agreed. */
        otherAsked: z.boolean(),
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
        custody,
        /** Of joint custody, where the other parent was not asked yet: their address. */
        otherMail: z.optional(mail),
        statement: confirmedStatement,
        /** Version of `creatorStatement` in the same language: agrees to a creator’s profile too. */
        creatorVersion: z.optional(z.string().check(z.maxLength(64))),
      }),
    /** Of the act that was asked about. */
    answer: () => z.object({ state: guardianState }),
  }),
  'guardian.refuse': call({
    method: 'POST',
    path: '/guardian/refuse',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    args: () =>
      z.strictObject({
        token,
        /**
         * `no`: does not agree; an account that waits for it is erased · `unknown_child`: has nothing to do with this
         * child; only the address is erased. In both cases we do not write to the address about it again.
         */
        reason: z.enum(['no', 'unknown_child']),
      }),
    /** `accountEnds`: the account is erased now. */
    answer: () => z.object({ accountEnds: z.boolean() }),
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
