import * as z from 'zod/mini';
import { call } from '../call.ts';
import { companyJob, jobDraft, jobPatch, unpublishReason } from '../entities/job.ts';
import { id, instant, version } from '../fields.ts';

export const jobCalls = {
  'job.create': call({
    method: 'POST',
    path: '/job/create',
    summary: 'Makes a draft.',
    who: ['member'],
    net: 'queue',
    args: z.strictObject({ _id: id, _companyId: id, job: jobDraft }),
    answer: companyJob,
  }),
  'job.update': call({
    method: 'POST',
    path: '/job/update',
    summary: 'Changes single fields of a job.',
    who: ['member'],
    net: 'queue',
    /** `rev`: the version that was edited. A colleague's later change is a conflict, one's own is not. */
    args: z.strictObject({ _jobId: id, rev: version, patch: jobPatch }),
    answer: companyJob,
  }),
  'job.publish': call({
    method: 'POST',
    path: '/job/publish',
    summary: 'Puts a job on the market.',
    who: ['member'],
    net: 'queue',
    args: z.strictObject({ _jobId: id, rev: version, validThrough: z.optional(instant) }),
    answer: companyJob,
  }),
  'job.unpublish': call({
    method: 'POST',
    path: '/job/unpublish',
    summary: 'Takes a job off the market, with an outcome for each open application.',
    who: ['member'],
    net: 'queue',
    args: z.strictObject({
      _jobId: id,
      reason: unpublishReason,
      /** One for each open application: nobody is left without an answer. */
      outcomes: z.record(id, z.enum(['reject', 'keep'])),
    }),
    answer: companyJob,
  }),
  'job.delete': call({
    method: 'DELETE',
    path: '/job/delete/{jobId}',
    summary: 'Hides a job for good.',
    who: ['owner'],
    net: 'queue',
    args: z.strictObject({ jobId: id }),
    answer: z.object({ _id: id, ver: version }),
  }),
};
