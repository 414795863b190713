import * as z from 'zod/mini';
import { applicationSource } from '../application-source.ts';
import { lazily } from '../lazily.ts';

/** Upper ends of the spans that times to an answer are counted in, in days; the last span has none. */
export const REPLY_SPANS = [1, 3, 7, 14] as const;

/** How a job is doing, in numbers of its applications; erased ones stay counted. */
export const jobFigures = lazily(() =>
  z.object({
    /** Each step counts everybody who came as far. */
    funnel: z.object({
      views: z.int(),
      applied: z.int(),
      opened: z.int(),
      answered: z.int(),
      offered: z.int(),
      hired: z.int(),
    }),
    /** `source`: null for applications of which it is not known. */
    sources: z.array(z.object({ source: z.nullable(applicationSource), applied: z.int() })),
    /** Answered applications by the days they waited, one number for each of REPLY_SPANS and one for longer. */
    replies: z.array(z.int()),
    /** Without an answer yet. */
    waiting: z.int(),
  }),
);
export type JobFigures = z.infer<typeof jobFigures>;
