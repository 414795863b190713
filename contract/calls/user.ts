import * as z from 'zod/mini';
import { call } from '../call.ts';
import { languageId } from '../entities/translation.ts';
import { chosenMode, user, userGeneral, userSnippet } from '../entities/user.ts';
import { id, instant, mail, uid, yes } from '../fields.ts';
import { userChanges } from './user-changes.ts';

/** Of a mailed link; in the body, because paths are written into logs on the way. */
const linkToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,128}$/));

export const userCalls = {
  'user.create': call({
    method: 'POST',
    path: '/user/create',
    who: ['signed-in'],
    net: 'network',
    args: () =>
      z.strictObject({
        uniqueId: uid,
        userObj: z.strictObject({
          email: mail,
          userMode: chosenMode,
          general: userGeneral,
          /** Asked for below 16. */
          guardianMail: z.optional(mail),
          /** What they are written to in, until they choose otherwise. */
          lang: z.optional(languageId),
        }),
        /** They come by the mailed link of a company: it confirms their address, and no setup is ahead of them. */
        invitation: z.optional(z.strictObject({ companyId: id, token: linkToken })),
      }),
    answer: () => user,
  }),
  'user.get': call({
    method: 'GET',
    path: '/user/{userId}',
    who: ['self', 'staff'],
    net: 'local',
    namesOthers: true,
    whileLocked: true,
    args: () => z.strictObject({ userId: uid }),
    answer: () => user,
  }),
  'user.snippet': call({
    method: 'GET',
    path: '/user/{userId}/snippet',
    who: ['self', 'participant', 'member'],
    net: 'local',
    namesOthers: true,
    args: () => z.strictObject({ userId: uid }),
    answer: () => userSnippet,
  }),
  'user.delete': call({
    method: 'DELETE',
    path: '/user/delete/{userId}',
    who: ['self', 'staff'],
    net: 'network',
    namesOthers: true,
    whileLocked: true,
    args: () =>
      z.strictObject({
        userId: uid,
        confirm: yes,
        /** Said by an app that has just asked for the password; what counts is the token’s own time of sign-in. */
        reAuth: z.optional(yes),
      }),
    answer: () => z.object({ finalAt: instant }),
  }),
  'user.restore': call({
    method: 'POST',
    path: '/user/restore/{userId}',
    who: ['self'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ userId: uid }),
    answer: () => user,
  }),
  'user.has-lock': call({
    method: 'GET',
    path: '/user/has-lock/{userMail}',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    // It counts against a limit.
    writes: true,
    args: () => z.strictObject({ userMail: mail }),
    answer: () =>
      z.object({
        locked: z.boolean(),
        until: z.optional(z.nullable(instant)),
        reasonCode: z.optional(z.string()),
      }),
  }),
  'user.reset-password': call({
    method: 'POST',
    path: '/user/reset-password/{userMail}',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ userMail: mail }),
    answer: () => z.object({}),
  }),
  'user.forgot-password': call({
    method: 'POST',
    path: '/user/forgot-password',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ userMail: mail }),
    answer: () => z.object({}),
  }),
  'user.tell-registered': call({
    method: 'POST',
    path: '/user/tell-registered',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ userMail: mail }),
    answer: () => z.object({}),
  }),
  'user.mail-sign-in': call({
    method: 'POST',
    path: '/user/mail-sign-in',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ userMail: mail }),
    answer: () => z.object({}),
  }),
  'user.change-mail': call({
    method: 'POST',
    path: '/user/change-mail/{userId}',
    who: ['self'],
    net: 'network',
    args: () => z.strictObject({ userId: uid, mail }),
    answer: () => z.object({}),
  }),
  'user.confirm-mail': call({
    method: 'POST',
    path: '/user/confirm-mail',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ token: linkToken }),
    /** `taken`: another account has the address by now. */
    answer: () => z.object({ status: z.enum(['changed', 'taken']) }),
  }),
  'user.restore-mail': call({
    method: 'POST',
    path: '/user/restore-mail',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ token: linkToken }),
    answer: () => z.object({ status: z.enum(['changed', 'taken']) }),
  }),
  ...userChanges,
  'user.verify-mail': call({
    method: 'POST',
    path: '/user/verify-mail/{userId}',
    who: ['self'],
    net: 'network',
    args: () => z.strictObject({ userId: uid }),
    /** `verified`: it was confirmed before, nothing is sent. */
    answer: () => z.object({ status: z.enum(['sent', 'verified']) }),
  }),
};
