import * as z from 'zod/mini';
import { filled, id, instant } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { FEED_URL_MAX } from '../limits.ts';

/**
 * What became of a row of a feed. created, incomplete: a new draft, complete or not · published · changed · same: as
 * before · edited: people have edited its job since, so it was left alone · live: it would have taken its job off ·
 * double: the same ad as another row or job · deleted: its job was deleted here · unreadable: no job.
 */
export const feedOutcome = z.enum([
  'created',
  'incomplete',
  'published',
  'changed',
  'same',
  'edited',
  'live',
  'double',
  'deleted',
  'unreadable',
]);
export type FeedOutcome = z.infer<typeof feedOutcome>;

export const feedRow = lazily(() =>
  z.object({
    /** Of the feed, from 0. */
    at: z.int(),
    title: z.string(),
    outcome: feedOutcome,
    _jobId: z.nullable(id),
    /** What is to be said or mended; words of contract/import/finding.ts. */
    findings: z.array(z.unknown()),
    /** Code of the refusal that kept it from going online or from being changed. */
    refusal: z.nullable(z.string()),
    /**
     * Its job was closed when the feed had it no more, and is back. `published`: online again · `created`: it stays closed,
     * as the feed does not publish or for `refusal`. (An older app reads both as those of a new job.)
     */
    again: z.optional(z.literal(true)),
  }),
);
export type FeedRow = z.infer<typeof feedRow>;

/** `waiting`: to be fetched · `writing`: fetched, its rows are being written. */
export const feedState = z.enum(['waiting', 'writing', 'done', 'failed']);
export type FeedState = z.infer<typeof feedState>;

export const newFeed = lazily(() =>
  z.object({
    _id: id,
    url: filled(FEED_URL_MAX),
    /** Complete new jobs go online as far as the plan has room; otherwise they are drafts. */
    publish: z.boolean(),
    /** Jobs that are gone from the feed close; otherwise closing is offered. */
    closeGone: z.boolean(),
    paused: z.boolean(),
  }),
);

const goneJob = () => z.object({ _jobId: id, title: z.string(), since: instant });

/** An address from which a company's jobs are fetched every day. */
export const jobFeed = lazily(() =>
  z.extend(newFeed, {
    state: feedState,
    /** Why it could not be read: a code of the page (creator's proofs know the same) or of the file. */
    failure: z.nullable(z.string()),
    nextAt: instant,
    fetchedAt: z.nullable(instant),
    /** Of the last time; those that were as before are only counted. */
    rows: z.array(feedRow),
    same: z.int(),
    /** Jobs that are still online and have no row any more. */
    gone: z.array(goneJob()),
    /** Jobs that the last time has closed for that; left out by an older server. */
    closed: z.optional(z.array(goneJob())),
  }),
);
export type JobFeed = z.infer<typeof jobFeed>;
