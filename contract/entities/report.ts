import * as z from 'zod/mini';
import { filled, id, instant, mail, text, uid } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { TEXT_MAX } from '../limits.ts';
import { attachment } from './file.ts';

/** Reports of content, reasoned decisions and appeals (product section 1: DSA Art. 16, 17, 20). */

/** The reported thing: ids are UUIDs, except that of a user, which is the account's. */
export const reportTarget = lazily(() =>
  z.strictObject({
    type: z.enum(['job', 'company', 'creator', 'message', 'user', 'conversation']),
    id: uid,
  }),
);
export type ReportTarget = z.infer<typeof reportTarget>;

export const reportReason = z.enum([
  'scam',
  'fake_job',
  'fee_asked',
  'discrimination',
  'harassment',
  'sexual_content',
  'danger_to_minors',
  'illegal_work',
  'identity_theft',
  'spam',
  'other',
]);
export type ReportReason = z.infer<typeof reportReason>;

/** What is public, so that everybody can report it. */
export const publicTarget = lazily(() => z.strictObject({ type: z.enum(['job', 'company', 'creator']), id }));
export type PublicTarget = z.infer<typeof publicTarget>;

/** Who reports abuse of children may stay unnamed (DSA Art. 16 (2) c). */
export const isReportedUnnamed = (reason: ReportReason): boolean =>
  reason === 'sexual_content' || reason === 'danger_to_minors';

/** A report by somebody without an account: all that DSA Art. 16 (2) asks for; the exact place is the target's page. */
export const guestReport = lazily(() =>
  z
    .strictObject({
      _id: id,
      target: publicTarget,
      reason: reportReason,
      text: filled(TEXT_MAX.report, 10),
      /** Empty, and null: not told. */
      name: text(TEXT_MAX.name),
      mail: z.nullable(mail),
      /** The reporter believes that what they say is right and complete. */
      goodFaith: z.literal(true),
    })
    .check(
      z.refine(({ name, reason }) => name.trim() !== '' || isReportedUnnamed(reason), {
        error: 'too_small',
        path: ['name'],
      }),
      z.refine(({ mail, reason }) => mail !== null || isReportedUnnamed(reason), {
        error: 'too_small',
        path: ['mail'],
      }),
    ),
);
export type GuestReport = z.infer<typeof guestReport>;

export const reportMeasure = z.enum(['none', 'content_removed', 'account_locked', 'company_blocked']);
export type ReportMeasure = z.infer<typeof reportMeasure>;

/** What somebody objects with. */
export const appealText = filled(TEXT_MAX.report, 10);

/** `statement`: the reasons, in words the person can answer to. */
export const decision = lazily(() =>
  z.object({
    outcome: z.enum(['upheld', 'dismissed']),
    measure: reportMeasure,
    statement: z.string(),
    decidedAt: instant,
  }),
);

export const appeal = lazily(() =>
  z.object({
    _id: id,
    /** Both null: against the lock of the account, from before locks had a statement of their own. */
    _reportId: z.nullable(id),
    _restrictionId: z.nullable(id),
    text: text(TEXT_MAX.report),
    status: z.enum(['open', 'granted', 'refused']),
    statement: z.nullable(z.string()),
    createdAt: instant,
    /** When an answer is to be expected. */
    answerBy: instant,
    decidedAt: z.nullable(instant),
  }),
);
export type Appeal = z.infer<typeof appeal>;

/**
 * A report as one side reads it. `affected`: what was decided about one's own content; who reported it, and in which
 * words, stays unsaid.
 */
export const report = lazily(() =>
  z.object({
    _id: id,
    as: z.enum(['reporter', 'affected']),
    target: reportTarget,
    reason: reportReason,
    text: z.nullable(text(TEXT_MAX.report)),
    files: z.array(attachment),
    status: z.enum(['open', 'decided']),
    decision: z.nullable(decision),
    /** One's own, newest first. */
    appeals: z.array(appeal),
    createdAt: instant,
  }),
);
export type Report = z.infer<typeof report>;
