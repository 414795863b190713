import * as z from 'zod/mini';
import { call } from '../call.ts';
import { job, jobKind } from '../entities/job.ts';
import {
  foundJob,
  jobSort,
  jobState,
  payFloorUnit,
  placeText,
  SEARCH_TEXT_MAX,
  searchEvent,
} from '../entities/search.ts';
import { day, id, instant, text } from '../fields.ts';
import type { JobKind } from '../job-kinds.ts';
import { PAGE_MAX } from '../limits.ts';

type Bounded = (min: number, max: number) => z.ZodMiniType<number, number>;
type Kinds = z.ZodMiniType<JobKind[], string | string[]> | z.ZodMiniType<JobKind[], JobKind[]>;

/** A body says numbers as numbers, a query as text: what a filter means is one, how it is read are two. */
export const filtersRead = (int: Bounded, number: Bounded, kinds: Kinds) => ({
  /** Every word must be found. German and English; `ae` counts as `ä`; parts of compounds count, slips are mended. */
  q: z.optional(text(SEARCH_TEXT_MAX)),
  /** Where the words have to stand: in the whole ad where nothing is said. */
  searchIn: z.optional(z.enum(['ad', 'title'])),
  /** Town or postcode; `lat` and `lng` go before it. */
  place: z.optional(placeText),
  lat: z.optional(number(-90, 90)),
  lng: z.optional(number(-180, 180)),
  /** Kilometres around the place, 25 where none is asked for; a fully remote job is near everywhere. */
  radius: z.optional(number(0, 1000)),
  kind: z.optional(kinds),
  /** Lowest pay in cents (EUR), reached by the upper end of the job's range. */
  pay: z.optional(int(0, 100_000_000)),
  /** Unit of `pay`, an hour where none is named. */
  payUnit: z.optional(payFloorUnit),
  /** Most hours a week the reader wants to work, and fewest; a job that does not state its hours meets neither. */
  hours: z.optional(number(0, 60)),
  hoursMin: z.optional(number(0, 60)),
  /** `partly`: partly or fully. */
  remote: z.optional(z.enum(['partly', 'full'])),
  /** Begins on this day at the latest, or by arrangement. */
  startBefore: z.optional(day),
  /** Age of the reader: only jobs that are open to it. `minAge` is the older word for it. */
  age: z.optional(int(13, 120)),
  minAge: z.optional(int(13, 120)),
  postedSince: z.optional(instant),
  /** Jobs of this company alone. */
  companyId: z.optional(id),
  sort: z.optional(jobSort),
});

const bodyInt: Bounded = (min, max) => z.int().check(z.gte(min), z.lte(max));
const bodyNumber: Bounded = (min, max) => z.number().check(z.gte(min), z.lte(max));
const bodyKinds = z.array(jobKind).check(z.minLength(1), z.maxLength(7));

/** What waits in the outbox. */
export const searchChanges = {
  'search.step': call({
    method: 'POST',
    path: '/job/search/{jobId}',
    who: ['guest'],
    net: 'queue',
    /** Guests read; what leaves a trace needs an account. */
    writes: (args) => args.event !== undefined,
    args: () =>
      z.strictObject({
        jobId: id,
        event: z.optional(searchEvent),
        /** The search this job was opened from; left out, nothing follows. */
        filters: z.optional(z.strictObject(filtersRead(bodyInt, bodyNumber, bodyKinds))),
        limit: z.optional(bodyInt(1, PAGE_MAX)),
      }),
    answer: () => z.object({ job, state: jobState, next: z.array(foundJob) }),
  }),
};
