import * as z from 'zod/mini';
import { call } from '../call.ts';
import { applicationStatus } from '../entities/application.ts';
import { companyJob, job, jobStats, jobStatus } from '../entities/job.ts';
import { jobFeed, newFeed } from '../entities/job-feed.ts';
import { jobFigures } from '../entities/job-figures.ts';
import { jobPreview } from '../entities/job-preview.ts';
import { offerStatus } from '../entities/offer.ts';
import { cursor, id, instant, limit, pageOf, uid, version } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { jobChanges } from './job-changes.ts';

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
  ...jobChanges,
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
        /** Of them in conversation: they read that it is over. */
        talking: z.optional(z.int()),
      }),
  }),
  'job.feeds': call({
    method: 'GET',
    path: '/job/feeds/{companyId}',
    who: ['member'],
    net: 'network',
    args: () => z.strictObject({ companyId: id }),
    answer: () => z.array(jobFeed),
  }),
  'job.save-feed': call({
    method: 'POST',
    path: '/job/feeds/save',
    who: ['member'],
    net: 'network',
    /** A new address, or a changed one, is fetched at once. */
    args: () => z.strictObject({ _companyId: id, ...newFeed.shape }),
    answer: () => jobFeed,
  }),
  'job.fetch-feed': call({
    method: 'POST',
    path: '/job/feeds/fetch',
    who: ['member'],
    net: 'network',
    args: () => z.strictObject({ _feedId: id }),
    answer: () => jobFeed,
  }),
  'job.delete-feed': call({
    method: 'DELETE',
    path: '/job/feeds/{feedId}',
    who: ['member'],
    net: 'network',
    args: () => z.strictObject({ feedId: id }),
    answer: () => z.object({ _id: id }),
  }),
  'job.figures': call({
    method: 'GET',
    path: '/job/figures/{jobId}',
    who: ['member'],
    net: 'network',
    args: () => z.strictObject({ jobId: id }),
    answer: () => jobFigures,
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
