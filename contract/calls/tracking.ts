import * as z from 'zod/mini';
import { call } from '../call.ts';
import { tracking, trackingFields } from '../entities/tracking.ts';
import { id } from '../fields.ts';

/** What somebody keeps about applications for themselves alone. */
export const trackingCalls = {
  'tracking.save': call({
    method: 'POST',
    path: '/user/tracking/save',
    who: ['self'],
    net: 'queue',
    /**
     * About an application that was sent here, `_id` is that application's. `from`: what was kept when the change was made;
     * what is the same in both does not count.
     */
    args: () => z.strictObject({ _id: id, ...trackingFields.shape, from: z.optional(trackingFields) }),
    answer: () => tracking,
  }),
  'tracking.delete': call({
    method: 'DELETE',
    path: '/user/tracking/{trackingId}',
    who: ['self'],
    net: 'queue',
    args: () => z.strictObject({ trackingId: id }),
    answer: () => z.object({ _id: id }),
  }),
};
