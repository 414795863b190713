import * as z from 'zod/mini';
import { id, instant, uid } from '../fields.ts';
import { lazily } from '../lazily.ts';

/** Company log: product section 4.8. Append-only and hash-chained; kept 12 months. */

/** What can happen to a company. Add to it, never rename: entries are read for 12 months. */
export const logActions = [
  'address.changed',
  'application.accepted',
  'application.closed',
  'application.erased',
  'application.hired-outside',
  'application.keep-asked',
  'application.keep-ended',
  'application.kept',
  'application.reconsidered',
  'application.rejected',
  'application.removed',
  'company.blocked',
  'company.created',
  'company.deletion-requested',
  'company.deletion-undone',
  'company.erased',
  'company.registration-handed-in',
  'company.registration-refused',
  'company.unblocked',
  'company.unverified',
  'company.verified',
  'conversation.closed',
  'conversation.hidden',
  'customer.changed',
  'customer.created',
  'customer.deleted',
  'invite.accepted',
  'invite.rejected',
  'invite.sent',
  'invite.withdrawn',
  'invoice.refunded',
  'job.age-raised',
  'job.approved',
  'job.changed',
  'job.cleaned',
  'job.created',
  'job.deleted',
  'job.expired',
  'job.published',
  'job.refused',
  'job.unpublished',
  'log.exported',
  'member.added',
  'member.changed',
  'member.removed',
  'note',
  'offer.accepted',
  'offer.countered',
  'offer.created',
  'offer.declined',
  'offer.edited',
  'offer.erased',
  'offer.expired',
  'offer.extended',
  'offer.sent',
  'offer.signed',
  'offer.withdrawn',
  'ownership.declined',
  'ownership.moved',
  'ownership.offered',
  'ownership.withdrawn',
  'report.decided',
  'settings.changed',
  'subscription.cancelled',
  'subscription.changed',
  'subscription.created',
  'subscription.ended',
  'subscription.resumed',
] as const;
export const logAction = z.enum(logActions);
export type LogAction = z.infer<typeof logAction>;

/** As the person was called when it happened; a person who has left keeps the name here. */
export const logActor = lazily(() =>
  z.object({
    /** Null: staff of the product. */
    _userId: z.nullable(uid),
    name: z.string(),
    position: z.string(),
  }),
);
export type LogActor = z.infer<typeof logActor>;

export const logRef = lazily(() => z.object({ type: z.string(), id: z.string() }));
export type LogRef = z.infer<typeof logRef>;

/** What every entry has beside what it says has happened. */
const written = lazily(() =>
  z.object({
    _companyId: id,
    /** 1, 2, 3, … without a gap. */
    seq: z.int(),
    at: instant,
    /** Null: the clock, or a webhook. */
    actor: z.nullable(logActor),
    ref: z.nullable(logRef),
    before: z.unknown(),
    after: z.unknown(),
    /** `client`: a note that a member wrote; everything else is written by the server. */
    source: z.enum(['server', 'client']),
    /** SHA-256 in hexadecimal; `prevHash` of the first entry is 64 zeros. */
    prevHash: z.string(),
    hash: z.string(),
  }),
);
export const logEntry = lazily(() => z.extend(written, { action: logAction }));
export type LogEntry = z.infer<typeof logEntry>;

/** What a member adds. */
export const logNote = lazily(() => z.extend(written, { action: z.literal('note') }));
export type LogNote = z.infer<typeof logNote>;
