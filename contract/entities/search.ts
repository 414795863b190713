import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { TEXT_MAX } from '../limits.ts';
import { jobPreview } from './job-preview.ts';

/** Search over published jobs: product section 5. Nothing ranks: the order is the reader's choice (decision 7). */

export const jobSort = z.enum(['date', 'distance', 'pay', 'start']);
export type JobSort = z.infer<typeof jobSort>;

/** Units a pay floor may be given in. Day, week, month and year are reckoned as full-time work. */
export const payFloorUnit = z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']);
export type PayFloorUnit = z.infer<typeof payFloorUnit>;

/** Longest search text, in UTF-16 code units. */
export const SEARCH_TEXT_MAX = 200;

/** Where somebody looks for work. `precision`: how exactly a postcode is known; a town is known by its centre. */
export const place = lazily(() =>
  z.object({
    label: z.string(),
    lat: z.number(),
    lng: z.number(),
    postcode: z.nullable(z.string()),
    precision: z.enum(['point', 'district', 'town']),
  }),
);
export type Place = z.infer<typeof place>;

/** `distanceKm`: as the crow flies from the place searched for; null without one, or for a job without a place. */
export const foundJob = lazily(() => z.extend(jobPreview, { distanceKm: z.nullable(z.number()) }));
export type FoundJob = z.infer<typeof foundJob>;

/**
 * Matches are counted up to here, without words and with words: counting on would cost more than it tells. So many
 * matches of words are still gathered and sorted as a whole.
 */
export const TOTAL_COUNTED = { filters: 1000, words: 10_000 } as const;

export const foundJobs = lazily(() =>
  z.object({
    items: z.array(foundJob),
    next: z.nullable(z.string()),
    /** Matches of the whole search. With `totalIsAtLeast` there are this many or more. */
    total: z.int(),
    totalIsAtLeast: z.boolean(),
    /** With `since`, on the first page: jobs that no longer match or are gone. */
    tombstones: z.array(id),
    /** To be sent as `since` the next time. */
    serverTime: instant,
    /** The place that `place` was understood as, or the coordinates as given. */
    place: z.nullable(place),
    /** Words of the search that no job uses: those spelt most like them were looked for instead. */
    misspelt: z.array(z.string()),
  }),
);
export type FoundJobs = z.infer<typeof foundJobs>;

export const searchEvent = z.enum(['view', 'save', 'unsave', 'hide', 'unhide', 'share']);
export type SearchEvent = z.infer<typeof searchEvent>;

/** What the reader has done with a job; all false and null for guests. */
export const jobState = lazily(() =>
  z.object({
    saved: z.boolean(),
    hidden: z.boolean(),
    /** State of their application. */
    application: z.nullable(z.string()),
  }),
);
export type JobState = z.infer<typeof jobState>;

export const placeText = z.string().check(z.trim(), z.minLength(1), z.maxLength(TEXT_MAX.place));
