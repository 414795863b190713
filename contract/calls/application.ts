import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id, instant, version } from '../fields.ts';
import { applicationChanges } from './application-changes.ts';

const changedFields = z.record(z.string(), z.unknown());

export const applicationCalls = {
  ...applicationChanges,
  /** What the ad says otherwise than when the caller applied; only what somebody applied for (MATERIAL). */
  'application.job-changes': call({
    method: 'GET',
    path: '/job/application/changes/{applicationId}',
    who: ['self'],
    net: 'network',
    args: () => z.strictObject({ applicationId: id }),
    /** Fields of a `JobDraft`, the same in both, and no others: its schema would fill in what is left out. */
    answer: () =>
      z.object({
        rev: version,
        before: changedFields,
        after: changedFields,
        /** What the company said about it, oldest first; left out where it said nothing. */
        notes: z.optional(z.array(z.object({ at: instant, text: z.string() }))),
      }),
  }),
  'application.export': call({
    method: 'GET',
    path: '/job/application/export/{jobId}',
    who: ['owner'],
    net: 'network',
    args: () => z.strictObject({ jobId: id, format: z.optional(z.enum(['json', 'csv'])) }),
    answer: () => z.object({ name: z.string(), mime: z.string(), content: z.string() }),
  }),
};
