import * as z from 'zod/mini';
import { call } from '../call.ts';
import { companyJob, jobPatch, newJob, unpublishReason } from '../entities/job.ts';
import { filled, id, inSomeLanguages, instant, text, version } from '../fields.ts';
import { CHANGE_NOTE_MAX, HIRED_MAX, TEXT_MAX } from '../limits.ts';

/** What waits in the outbox. */
export const jobChanges = {
  'job.create': call({
    method: 'POST',
    path: '/job/create',
    who: ['member'],
    net: 'queue',
    /** `imported`: the job is a row of a file, in the state of this digest (contract/import/imported-job.ts). */
    args: () => z.strictObject({ _id: id, _companyId: id, job: newJob, imported: z.optional(id) }),
    answer: () => companyJob,
  }),
  'job.update': call({
    method: 'POST',
    path: '/job/update',
    who: ['member'],
    net: 'queue',
    /**
     * `rev`: the job's `rev` that was edited. A colleague's later change is a conflict, one's own is not. `note`: what the
     * company says about the change to those who applied before it (editjob.2). `imported`: the change comes from a row of
     * a file, in the state of this digest.
     */
    args: () =>
      z.strictObject({
        _jobId: id,
        rev: version,
        patch: jobPatch,
        note: z.optional(filled(CHANGE_NOTE_MAX)),
        imported: z.optional(id),
      }),
    answer: () => companyJob,
  }),
  'job.publish': call({
    method: 'POST',
    path: '/job/publish',
    who: ['member'],
    net: 'queue',
    args: () => z.strictObject({ _jobId: id, rev: version, validThrough: z.optional(instant) }),
    answer: () => companyJob,
  }),
  'job.schedule': call({
    method: 'POST',
    path: '/job/schedule',
    who: ['member'],
    net: 'queue',
    /**
     * `at`: when the job goes online by itself; null takes it back. A moment that has passed by the time the server hears
     * of it is due at once. `validThrough`: the last day, counted from there as with `job.publish`.
     */
    args: () =>
      z.strictObject({
        _jobId: id,
        rev: version,
        at: z.nullable(instant),
        validThrough: z.optional(instant),
      }),
    answer: () => companyJob,
  }),
  'job.unpublish': call({
    method: 'POST',
    path: '/job/unpublish',
    who: ['member'],
    net: 'queue',
    args: () =>
      z.strictObject({
        _jobId: id,
        reason: unpublishReason,
        /** One for each open application: nobody is left without an answer. */
        outcomes: z.record(id, z.enum(['reject', 'keep'])),
        /**
         * Who was hired without an offer that was signed here (decision 9). Those of them who still wait count as
         * invited to talk, so their outcome is not `reject`.
         */
        hired: z.optional(z.array(id).check(z.maxLength(HIRED_MAX))),
        /** Who was invited to talk and is declined with the job. One who has an offer by then stays. */
        endTalks: z.optional(z.array(id)),
        /** Read by those who are declined, in their language, instead of the company's text. */
        texts: z.optional(inSomeLanguages(text(TEXT_MAX.rejectionText))),
      }),
    answer: () => companyJob,
  }),
  'job.delete': call({
    method: 'DELETE',
    path: '/job/delete/{jobId}',
    who: ['owner'],
    net: 'queue',
    args: () => z.strictObject({ jobId: id }),
    answer: () => z.object({ _id: id, ver: version }),
  }),
};
