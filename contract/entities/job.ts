import * as z from 'zod/mini';
import { day, filled, id, instant, money, text, uid, version } from '../fields.ts';
import { LIST_MAX, TEXT_MAX } from '../limits.ts';

/** Job: schema.org `JobPosting` in the words of product section 4.1. */

export const jobKind = z.enum([
  'employment',
  'minijob',
  'apprenticeship',
  'internship',
  'holiday',
  'freelance',
  'campaign',
]);
export type JobKind = z.infer<typeof jobKind>;

export const employmentType = z.enum([
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
]);
export const payUnit = z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR', 'PROJECT']);
export type PayUnit = z.infer<typeof payUnit>;

/** `min` and `max` in minor units of `currency`, per `unit`. */
export const pay = z
  .object({ min: money, max: money, currency: z.string().check(z.regex(/^[A-Z]{3}$/)), unit: payUnit })
  .check(z.refine((value) => value.max >= value.min, { error: 'max_below_min', path: ['max'] }));
export type Pay = z.infer<typeof pay>;

/** Hours a week. */
const hoursAWeek = z.number().check(z.gte(0), z.lte(60));
export const hours = z.object({ min: hoursAWeek, max: hoursAWeek, text: text(TEXT_MAX.place) });

export const location = z.object({
  label: filled(TEXT_MAX.place),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lng: z.number().check(z.gte(-180), z.lte(180)),
});
export type Location = z.infer<typeof location>;

const items = z.array(filled(TEXT_MAX.listItem)).check(z.maxLength(LIST_MAX));

/** What the company writes. */
export const jobDraft = z.object({
  kind: jobKind,
  title: filled(TEXT_MAX.title),
  description: filled(TEXT_MAX.description, 20),
  tasks: items,
  must: items,
  nice: items,
  benefits: items,
  employmentType: z.array(employmentType).check(z.maxLength(8)),
  pay: z.nullable(pay),
  hours: z.nullable(hours),
  location: z.nullable(location),
  remote: z.enum(['none', 'partly', 'full']),
  startDate: z.nullable(day),
  endDate: z.nullable(day),
  openings: z.int().check(z.gte(1), z.lte(999)),
  minAge: z.int().check(z.gte(13), z.lte(67)),
});
export type JobDraft = z.infer<typeof jobDraft>;

/** What a colleague may change in one go: any of the draft's fields, at least one. */
export const jobPatch = z
  .partial(jobDraft)
  .check(z.refine((patch) => Object.keys(patch).length > 0, 'empty_patch'));
export type JobPatch = z.infer<typeof jobPatch>;

export const jobStatus = z.enum(['draft', 'in_review', 'published', 'unpublished']);
export type JobStatus = z.infer<typeof jobStatus>;
export const unpublishReason = z.enum(['paused', 'filled', 'cancelled']);
export const statusReason = z.enum(['paused', 'filled', 'cancelled', 'expired']);

/** A row of the market: what anybody signed in may read of a published job. */
export const job = z.extend(jobDraft, {
  _id: id,
  ver: version,
  _companyId: id,
  companyName: z.string(),
  companyVerified: z.boolean(),
  status: jobStatus,
  publishedAt: z.nullable(instant),
  validThrough: z.nullable(instant),
  /** Days within which the company promises to answer. */
  replyDays: z.int(),
});
export type Job = z.infer<typeof job>;

/** A company's own job: the public row, and what only its members may know. */
export const companyJob = z.extend(job, {
  _createdBy: z.nullable(uid),
  statusReason: z.nullable(statusReason),
  createdAt: instant,
  updatedAt: instant,
  stats: z.object({ applied: z.int(), seen: z.int() }),
});
export type CompanyJob = z.infer<typeof companyJob>;

/** Decision 6: kinds whose pay range must be known before they are published. One constant to switch. */
export const PAY_REQUIRED: readonly JobKind[] = ['employment', 'minijob', 'apprenticeship', 'holiday'];
