import * as z from 'zod/mini';
import { call } from '../call.ts';
import { user, userGeneral, userMode } from '../entities/user.ts';
import { id, instant, mail, uid } from '../fields.ts';

export const userCalls = {
  'user.create': call({
    method: 'POST',
    path: '/user/create',
    who: 'signed-in',
    net: 'network',
    args: z.strictObject({
      uniqueId: uid,
      userObj: z.strictObject({
        email: mail,
        userMode,
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
    who: 'self',
    net: 'local',
    args: z.strictObject({ userId: uid }),
    answer: user,
  }),
  'notification.read-all': call({
    method: 'PUT',
    path: '/user/notifications/{userId}/all-read',
    who: 'self',
    net: 'queue',
    args: z.strictObject({ userId: uid, upTo: instant }),
    answer: z.object({ unread: z.int() }),
  }),
  'notification.delete': call({
    method: 'DELETE',
    path: '/user/notifications/{userId}',
    who: 'self',
    net: 'queue',
    args: z.strictObject({ userId: uid, _notificationId: z.optional(id) }),
    answer: z.object({ deleted: z.int() }),
  }),
};
