import * as z from 'zod/mini';
import { call } from '../call.ts';
import { settingPatch, settings } from '../entities/settings.ts';
import { chosenMode, user, userGeneral, userGeneralPatch, userSnippet } from '../entities/user.ts';
import { id, instant, mail, uid, yes } from '../fields.ts';

export const userCalls = {
  'user.create': call({
    method: 'POST',
    path: '/user/create',
    summary: 'Makes the user record of an account; below 16 a guardian is asked by mail.',
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
        }),
      }),
    answer: () => user,
  }),
  'user.get': call({
    method: 'GET',
    path: '/user/{userId}',
    summary: 'A user record.',
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
    summary: 'Name and picture of somebody one has to do with.',
    who: ['self', 'participant', 'member'],
    net: 'local',
    namesOthers: true,
    args: () => z.strictObject({ userId: uid }),
    answer: () => userSnippet,
  }),
  'user.delete': call({
    method: 'DELETE',
    path: '/user/delete/{userId}',
    summary: 'Deletes an account after 14 days; needs a sign-in at most five minutes ago.',
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
    summary: 'Takes the deletion of the account back, as long as the 14 days last.',
    who: ['self'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ userId: uid }),
    answer: () => user,
  }),
  'user.has-lock': call({
    method: 'GET',
    path: '/user/has-lock/{userMail}',
    summary: 'Whether an account is locked; an unknown address is not.',
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
    summary: 'Mails a link that sets a new password; answers the same for every address.',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ userMail: mail }),
    answer: () => z.object({}),
  }),
  'user.forgot-password': call({
    method: 'POST',
    path: '/user/forgot-password',
    summary: 'The same with the address in the body: paths are written into logs on the way.',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ userMail: mail }),
    answer: () => z.object({}),
  }),
  'user.tell-registered': call({
    method: 'POST',
    path: '/user/tell-registered',
    summary: 'Mails whoever has an account with this address that it is there.',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ userMail: mail }),
    answer: () => z.object({}),
  }),
  'user.set-setting': call({
    method: 'PUT',
    path: '/user/setting/{userId}',
    summary: 'Sets some settings; for each of them the later clock wins.',
    who: ['self'],
    net: 'queue',
    args: () => z.strictObject({ userId: uid, setting: settingPatch }),
    answer: () => settings,
  }),
  'user.update-address': call({
    method: 'POST',
    path: '/user/update-address',
    summary: 'Chooses one of the caller’s addresses.',
    who: ['self'],
    net: 'queue',
    args: () => z.strictObject({ _userId: uid, _addressId: id }),
    answer: () => user,
  }),
  'user.update-general': call({
    method: 'POST',
    path: '/user/update-general',
    summary: 'Changes single facts of a person.',
    who: ['self'],
    net: 'queue',
    args: () =>
      z.strictObject({
        _userId: uid,
        general: userGeneralPatch,
        /** Needed where a corrected birth date makes somebody younger than 16. */
        guardianMail: z.optional(mail),
      }),
    answer: () => user,
  }),
  'user.set-image': call({
    method: 'POST',
    path: '/user/image/{userId}',
    summary: 'Sets the picture; null removes it.',
    who: ['self'],
    net: 'queue',
    args: () => z.strictObject({ userId: uid, imageSource: z.nullable(id) }),
    answer: () => user,
  }),
  'user.verify-mail': call({
    method: 'POST',
    path: '/user/verify-mail/{userId}',
    summary: 'Mails a link that confirms the account’s address.',
    who: ['self'],
    net: 'network',
    args: () => z.strictObject({ userId: uid }),
    /** `verified`: it was confirmed before, nothing is sent. */
    answer: () => z.object({ status: z.enum(['sent', 'verified']) }),
  }),
};
