import * as z from 'zod/mini';
import { call } from '../call.ts';
import { notification, notificationRef } from '../entities/notification.ts';
import { cursor, filled, id, instant, limit, pageOf, uid, yes } from '../fields.ts';
import { REMINDER_MAX, UNSUBSCRIBE_TOKEN_MAX } from '../limits.ts';

export const notificationCalls = {
  'notification.create': call({
    method: 'POST',
    path: '/user/notifications/{userId}',
    who: ['self'],
    net: 'queue',
    args: () =>
      z.strictObject({
        userId: uid,
        /** Made by the app: the same one again moves the reminder. */
        _id: id,
        type: z.literal('reminder'),
        text: filled(REMINDER_MAX),
        /** What it is about; left out: the person. */
        ref: z.optional(z.strictObject({ ...notificationRef.shape })),
        at: instant,
      }),
    answer: () => z.object({ _id: id, at: instant }),
  }),
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
  'notification.read-all': call({
    method: 'PUT',
    path: '/user/notifications/{userId}/all-read',
    who: ['self'],
    net: 'queue',
    args: () => z.strictObject({ userId: uid, upTo: instant }),
    answer: () => z.object({ unread: z.int() }),
  }),
  'notification.delete': call({
    method: 'DELETE',
    path: '/user/notifications/{userId}',
    who: ['self'],
    net: 'queue',
    args: () =>
      z
        .strictObject({ userId: uid, _notificationId: z.optional(id), all: z.optional(yes) })
        .check(
          z.refine(
            ({ _notificationId, all }) => (_notificationId === undefined) !== (all === undefined),
            'one_of',
          ),
        ),
    answer: () => z.object({ deleted: z.int() }),
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
