import * as z from 'zod/mini';
import { call } from '../call.ts';
import { chosenMode, user, userGeneral } from '../entities/user.ts';
import { mail, uid } from '../fields.ts';

export const userCalls = {
  'user.create': call({
    method: 'POST',
    path: '/user/create',
    summary: 'Makes the user record of an account.',
    who: ['signed-in'],
    net: 'network',
    args: z.strictObject({
      uniqueId: uid,
      userObj: z.strictObject({
        email: mail,
        userMode: chosenMode,
        general: userGeneral,
        /** Asked for below 16. */
        guardianMail: z.optional(mail),
      }),
    }),
    answer: user,
  }),
  'user.get': call({
    method: 'GET',
    path: '/user/{userId}',
    summary: 'A user record.',
    who: ['self', 'staff'],
    net: 'local',
    namesOthers: true,
    whileLocked: true,
    args: z.strictObject({ userId: uid }),
    answer: user,
  }),
};
