import * as z from 'zod/mini';
import { call } from '../call.ts';
import { applicationStatus } from '../entities/application.ts';
import { companyJob, job, jobPatch, jobStats, jobStatus, newJob, unpublishReason } from '../entities/job.ts';
import { jobPreview } from '../entities/job-preview.ts';
import { offerStatus } from '../entities/offer.ts';
import {
  cursor,
  filled,
  id,
  inSomeLanguages,
  instant,
  limit,
  pageOf,
  text,
  uid,
  version,
} from '../fields.ts';
import { lazily } from '../lazily.ts';
import { CHANGE_NOTE_MAX, HIRED_MAX, TEXT_MAX } from '../limits.ts';

/** A card of a company's own job says how it stands as well; for others it is the market's. */
const companyJobPreview = lazily(() =>
  z.object({
    ...jobPreview.shape,
    statusReason: companyJob.shape.statusReason,
    stats: jobStats,
  }),
);
/** `job`: null once it is on the market no more, or for older people than its reader; what was applied to is told by the application itself. */
const jobOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ _jobId: id, job: z.nullable(jobPreview), ...shape });

export const jobCalls = {
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
         * Who was hired without an offer that was signed here (decision 9). Whoever is still open among them counts as
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
  'job.clean': call({
    method: 'POST',
    path: '/job/clean',
    who: ['owner'],
    net: 'network',
    /** `dryRun`: counts only. */
    args: () => z.strictObject({ _jobId: id, dryRun: z.optional(z.boolean()) }),
    writes: ({ dryRun }) => dryRun !== true,
    answer: () =>
      z.object({
        erased: z.object({ applications: z.int(), files: z.int(), messages: z.int() }),
      }),
  }),
  'job.get': call({
    method: 'GET',
    path: '/job/job/{jobId}',
    who: ['guest'],
    net: 'local',
    cacheable: true,
    args: () => z.strictObject({ jobId: id }),
    answer: () => z.union([companyJob, job]),
  }),
  'job.of-company': call({
    method: 'GET',
    path: '/job/company/{companyId}',
    who: ['guest'],
    net: 'local',
    cacheable: true,
    args: () =>
      z.strictObject({
        companyId: id,
        status: z.optional(jobStatus),
        cursor: z.optional(cursor),
        limit: z.optional(limit),
      }),
    answer: () => pageOf(z.union([companyJobPreview, jobPreview])),
  }),
  'job.of-user': call({
    method: 'GET',
    path: '/job/user/{userId}',
    who: ['self'],
    net: 'local',
    args: () => z.strictObject({ userId: uid, since: z.optional(instant) }),
    namesOthers: true,
    answer: () =>
      z.object({
        applied: z.array(jobOf({ _applicationId: id, state: applicationStatus, at: instant })),
        saved: z.array(jobOf({ state: z.enum(['open', 'closed', 'too_young']), at: instant })),
        offered: z.array(
          z.object({
            _jobId: z.nullable(id),
            job: z.nullable(jobPreview),
            _offerId: id,
            state: offerStatus,
            at: instant,
          }),
        ),
      }),
  }),
  'job.revisions': call({
    method: 'GET',
    path: '/job/revisions/{jobId}',
    who: ['member'],
    net: 'network',
    args: () => z.strictObject({ jobId: id, cursor: z.optional(cursor), limit: z.optional(limit) }),
    answer: () =>
      pageOf(
        z.object({
          rev: version,
          at: instant,
          /** Nobody's account: an import. */
          by: z.object({ _userId: z.nullable(uid), name: z.string() }),
          changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
          /** What those who had applied were told with it. */
          note: z.optional(z.string()),
        }),
      ),
  }),
};
