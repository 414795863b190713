import * as z from 'zod/mini';
import { id, instant, version } from '../fields.ts';

/** Notification: product section 4.6. The text is rendered by the reader's device, in the reader's language. */

export const notificationType = z.enum([
  'application_new',
  'application_seen',
  'application_accepted',
  'application_rejected',
  'application_withdrawn',
  'message',
]);
export type NotificationType = z.infer<typeof notificationType>;

export const notification = z.object({
  _id: id,
  ver: version,
  type: notificationType,
  ref: z.object({ type: z.enum(['application', 'conversation', 'job']), id }),
  /** For the text's placeholders, in the order the type's sentence names them. */
  params: z.array(z.string()),
  createdAt: instant,
  readAt: z.nullable(instant),
});
export type Notification = z.infer<typeof notification>;
