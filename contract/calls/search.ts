import * as z from 'zod/mini';
import { call } from '../call.ts';
import { jobKind } from '../entities/job.ts';
import { marketFigures } from '../entities/market-figures.ts';
import { foundJobs, place, placeText } from '../entities/search.ts';
import { instant, limit, queryInt, queryNumber, yes } from '../fields.ts';
import { filtersRead, searchChanges } from './search-changes.ts';

/** A list in a query is written `a,b`. */
const queryKinds = z.pipe(
  z.pipe(
    z.union([z.string().check(z.maxLength(120)), z.array(z.string()).check(z.maxLength(7))]),
    z.transform((value) => (typeof value === 'string' ? value.split(',') : value)),
  ),
  z.array(jobKind).check(z.minLength(1), z.maxLength(7)),
);

/** Longer than other cursors: it also keeps how misspelt words were understood. */
const searchCursor = z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/^[A-Za-z0-9_-]+$/));

export const searchCalls = {
  'search.jobs': call({
    method: 'GET',
    path: '/job/search',
    who: ['guest'],
    net: 'local',
    args: () =>
      z.strictObject({
        ...filtersRead(queryInt, queryNumber, queryKinds),
        /** `serverTime` of an earlier answer: only what has changed since then, and tombstones. */
        since: z.optional(instant),
        cursor: z.optional(searchCursor),
        limit: z.optional(limit),
      }),
    answer: () => foundJobs,
  }),
  ...searchChanges,
  'market.figures': call({
    method: 'GET',
    path: '/market/figures',
    who: ['guest'],
    net: 'network',
    cacheable: true,
    args: () => z.strictObject({}),
    /** Counted every few minutes: null until it was done for the first time. */
    answer: () => z.nullable(marketFigures),
  }),
  'place.suggest': call({
    method: 'GET',
    path: '/place',
    who: ['guest'],
    net: 'network',
    cacheable: true,
    /** `named`: only places of exactly this name or postcode, for what must not be guessed. */
    args: () =>
      z.strictObject({
        q: placeText,
        limit: z.optional(queryInt(1, 20)),
        named: z.optional(yes),
      }),
    answer: () => z.array(place),
  }),
};
