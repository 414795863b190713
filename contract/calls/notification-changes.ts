import * as z from 'zod/mini';
import { call } from '../call.ts';
import { notificationRef } from '../entities/notification.ts';
import { filled, id, instant, uid, yes } from '../fields.ts';
import { REMINDER_MAX } from '../limits.ts';

/** What waits in the outbox. */
export const notificationChanges = {
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
};
