import * as z from 'zod/mini';
import { id, instant, text, version } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { TEXT_MAX } from '../limits.ts';

/** Notification: product section 4.6. The text is rendered by the reader's device, in the reader's language. */

/**
 * `params`, in order. application_new, _withdrawn and _due: applicant's name, job title · application_assigned: name of
 * the member who decided it, applicant's name, job title and, unless it is the reader, who takes care of them now
 * (empty: nobody) · application_mentioned: name of the member who wrote it, applicant's name, job title ·
 * application_seen, _accepted, _rejected and _keep, job_saved_closing, job_changed: company's name, job title and, of a
 * rejection that is none, `closed` (notification-rules.ts) · offer_*: name of the other side, title of the offer ·
 * message and conversation_request: sender's name, what it is about · invite:
 * company's name, position, company's id · invite_answer: name or mail of the invited, company's name; about a
 * company, to somebody who waited for a seat: its name twice, and `admitted` or `withdrawn` · job_age_raised: job title, the
 * new lowest age · search_hit: name of the search, job title · subscription: company's name, name of the
 * plan and, of a trial that ends soon, when it does (an instant) ·
 * verification: what was verified (a company's name, a source) · guardian: nothing; of an offer
 * that its reader can confirm alone from 18 on, company's name and title ·
 * lock and system: nothing, `ref` says what it is about (company: its VAT number is not confirmed; job, with
 * its title: it did not go online at its time) · reminder: its text ·
 * appointment: name of the other side, what it is for, when it begins (an instant).
 */
export const notificationType = z.enum([
  'application_new',
  'application_seen',
  'application_accepted',
  'application_rejected',
  'application_withdrawn',
  'application_due',
  'application_assigned',
  'application_mentioned',
  'application_keep',
  'offer_received',
  'offer_changed',
  'offer_answered',
  'offer_expiring',
  'message',
  'conversation_request',
  'invite',
  'invite_answer',
  'job_saved_closing',
  'job_changed',
  'job_age_raised',
  'search_hit',
  'subscription',
  'verification',
  'guardian',
  'lock',
  'system',
  'reminder',
  'appointment',
]);
export type NotificationType = z.infer<typeof notificationType>;

export const notificationRefType = z.enum([
  'application',
  'conversation',
  'job',
  'offer',
  'company',
  'creator',
  'subscription',
  'user',
  'report',
  'invitation',
  'export',
]);
export type NotificationRefType = z.infer<typeof notificationRefType>;

/** What a notification is about. The id is a UUID for most types; accounts and subscriptions have ids of others' making. */
export const notificationRef = lazily(() =>
  z.object({
    type: notificationRefType,
    id: text(TEXT_MAX.refId).check(z.minLength(1)),
  }),
);

export const notificationPriority = z.enum(['high', 'normal', 'low']);
export type NotificationPriority = z.infer<typeof notificationPriority>;

export const notification = lazily(() =>
  z.object({
    _id: id,
    ver: version,
    type: notificationType,
    ref: notificationRef,
    /** For the text's placeholders, in the order the type's sentence names them. */
    params: z.array(z.string()),
    /** Notifications of one group are shown as one stack. */
    groupKey: z.string(),
    priority: notificationPriority,
    /** Where it goes besides the app, as the reader's settings had it. */
    channels: z.object({ push: z.boolean(), mail: z.boolean() }),
    createdAt: instant,
    readAt: z.nullable(instant),
    /** It is taken away then, read or not. */
    expiresAt: z.nullable(instant),
  }),
);
export type Notification = z.infer<typeof notification>;
