import * as z from 'zod/mini';
import { id, instant } from './fields.ts';
import { API_BASE } from './http.ts';
import { lazily } from './lazily.ts';
import { BATCH } from './limits.ts';
import { type MutationName, mutations } from './mutations.ts';

/** Several mutations of one person in one request: what has piled up without network (rule W4). */
export const BATCH_PATH = `${API_BASE}/sync/batch`;

const batchEntry = lazily(() =>
  z.strictObject({
    /** Entries of one lane are done in order, and none after one that was refused. */
    lane: z.int().check(z.gte(0), z.lt(BATCH.entriesMax)),
    /** Its Idempotency-Key: each is a call of its own, as if it had come alone. */
    key: id,
    name: z.enum(Object.keys(mutations) as [MutationName, ...MutationName[]]),
    args: z.record(z.string(), z.unknown()),
    /** Its `Acted-At`; the epoch is one of them all, and travels as a header. */
    at: z.optional(instant),
  }),
);
export type BatchEntry = z.infer<typeof batchEntry>;

export const batchRequest = lazily(() =>
  z.strictObject({
    entries: z.array(batchEntry).check(z.minLength(1), z.maxLength(BATCH.entriesMax)),
  }),
);

/** What a call would have answered alone: `body` is its envelope, with `data` and `changes` or with `error`. */
const batchResult = lazily(() =>
  z.object({
    key: id,
    status: z.int(),
    retryAfter: z.nullable(z.string()),
    body: z.unknown(),
  }),
);
export type BatchResult = z.infer<typeof batchResult>;

/** `data` of the answer. In the order of the request; null: not done, because of an entry before it in its lane. */
export const batchAnswer = lazily(() => z.object({ results: z.array(z.nullable(batchResult)) }));
