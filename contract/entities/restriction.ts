import * as z from 'zod/mini';
import { id, instant, uid } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { appeal } from './report.ts';

/** What the service has done to somebody's account or content. */
export const restrictionKind = z.enum([
  'account_locked',
  'job_unpublished',
  'job_refused',
  'message_removed',
  /** The words and pictures of a company's page, a creator's card or a profile. */
  'content_removed',
  'company_unverified',
  'company_blocked',
  'source_refused',
]);
export type RestrictionKind = z.infer<typeof restrictionKind>;

export const ground = z.enum(['law', 'terms']);
export type Ground = z.infer<typeof ground>;

/** A restriction with its statement of reasons (DSA Art. 17): it holds wherever the service can be used. */
export const restriction = lazily(() =>
  z.object({
    _id: id,
    kind: restrictionKind,
    target: z.object({ type: z.enum(['job', 'company', 'message', 'user', 'creator']), id: uid }),
    /** What it is about, as it was called then; empty where it has no name. */
    about: z.string(),
    /** Of the report it came from, if there was one. */
    _reportId: z.nullable(id),
    facts: z.string(),
    ground,
    /** The number of a clause of the terms of use, or the statute. */
    rule: z.string(),
    /** By the clock, without a person. */
    automated: z.boolean(),
    decidedAt: instant,
    /** Null: without an end. */
    until: z.nullable(instant),
    liftedAt: z.nullable(instant),
    /** Until when an objection is taken. */
    appealUntil: instant,
    /** One's own, newest first. */
    appeals: z.array(appeal),
  }),
);
export type Restriction = z.infer<typeof restriction>;
