import * as z from 'zod/mini';
import { call } from '../call.ts';
import { notification } from '../entities/notification.ts';
import { cursor, filled, id, instant, limit, pageOf, uid } from '../fields.ts';
import { UNSUBSCRIBE_TOKEN_MAX } from '../limits.ts';
import { notificationChanges } from './notification-changes.ts';

/** What a person is told of. */
export const notificationCalls = {
  ...notificationChanges,
  'notification.list': call({
    method: 'GET',
    path: '/user/notifications/{userId}',
    who: ['self'],
    net: 'local',
    args: () =>
      z.strictObject({
        userId: uid,
        since: z.optional(instant),
        cursor: z.optional(cursor),
        limit: z.optional(limit),
      }),
    answer: () => z.extend(pageOf(notification), { tombstones: z.array(id), unread: z.int() }),
  }),
  'notification.unsubscribe': call({
    method: 'POST',
    path: '/notification/unsubscribe',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ token: filled(UNSUBSCRIBE_TOKEN_MAX) }),
    answer: () => z.object({ unsubscribed: z.boolean() }),
  }),
};
