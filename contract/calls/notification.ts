import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id, instant, uid } from '../fields.ts';

export const notificationCalls = {
  'notification.read-all': call({
    method: 'PUT',
    path: '/user/notifications/{userId}/all-read',
    summary: 'Marks notifications up to an instant as read.',
    who: ['self'],
    net: 'queue',
    args: z.strictObject({ userId: uid, upTo: instant }),
    answer: z.object({ unread: z.int() }),
  }),
  'notification.delete': call({
    method: 'DELETE',
    path: '/user/notifications/{userId}',
    summary: 'Deletes one notification, or all.',
    who: ['self'],
    net: 'queue',
    args: z.strictObject({ userId: uid, _notificationId: z.optional(id) }),
    answer: z.object({ deleted: z.int() }),
  }),
};
