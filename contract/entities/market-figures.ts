import * as z from 'zod/mini';
import { lazily } from '../lazily.ts';
import { jobKind } from './job.ts';

/** Applications that count were sent within so many days, and had so many more to be answered. */
export const REPLY_WINDOW = { days: 90, settled: 7 } as const;
/** Of fewer applications nothing is told: it would be chance, or somebody's. */
export const REPLIES_ENOUGH = 30;

/** How soon applications are answered, over all companies. */
export const replyFigures = lazily(() =>
  z.object({
    /** How many applications it is told of. */
    of: z.int(),
    /** Hours until half of them were answered. */
    medianH: z.int(),
    /** Answered within the first, the second … the seventh day. */
    byDay: z.array(z.int()).check(z.length(REPLY_WINDOW.settled)),
    /** Answered later than that, or not at all. */
    later: z.int(),
  }),
);
export type ReplyFigures = z.infer<typeof replyFigures>;

/** What anybody may know of the market as a whole. */
export const marketFigures = lazily(() =>
  z.object({
    jobs: z.int(),
    /** The most jobs first. */
    kinds: z.array(z.object({ kind: jobKind, jobs: z.int() })),
    /** Towns with the most jobs. `slug`: of their page, `/jobs/{slug}`. */
    towns: z.array(z.object({ slug: z.string(), name: z.string(), jobs: z.int() })),
    /** Null where there are too few applications. */
    replies: z.nullable(replyFigures),
  }),
);
export type MarketFigures = z.infer<typeof marketFigures>;
