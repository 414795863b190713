import * as z from 'zod/mini';
import { day, filled, id, instant, latitude, longitude, money, text, uid, version } from '../fields.ts';
import { JOB_KINDS, type JobKind } from '../job-kinds.ts';
import { lazily } from '../lazily.ts';
import { LIST_MAX, QUESTIONS_MAX, TEXT_MAX } from '../limits.ts';
import { campaign } from './campaign.ts';
import { question } from './question.ts';
import {
  ageGround,
  agreedTimes,
  assurance,
  branch,
  condition,
  internshipType,
  minAgeReason,
  schooling,
  shift,
} from './working-conditions.ts';

/** Job: schema.org `JobPosting` in the words of product section 4.1. */

export const jobKind = z.enum(JOB_KINDS);

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
export const pay = lazily(() =>
  z
    .object({ min: money, max: money, currency: z.string().check(z.regex(/^[A-Z]{3}$/)), unit: payUnit })
    .check(z.refine((value) => value.max >= value.min, { error: 'max_below_min', path: ['max'] })),
);
export type Pay = z.infer<typeof pay>;

/** Hours a week. */
const hoursAWeek = z.number().check(z.gte(0), z.lte(60));
export const hours = lazily(() => z.object({ min: hoursAWeek, max: hoursAWeek, text: text(TEXT_MAX.place) }));

export const location = lazily(() =>
  z.object({
    label: filled(TEXT_MAX.place),
    lat: latitude,
    lng: longitude,
  }),
);
export type Location = z.infer<typeof location>;

const items = z.array(filled(TEXT_MAX.listItem)).check(z.maxLength(LIST_MAX));

/** Most shifts of a usual week. */
const SHIFTS_MAX = 21;

const fields = lazily(() =>
  z.object({
    kind: jobKind,
    title: filled(TEXT_MAX.title),
    description: filled(TEXT_MAX.description, 20),
    tasks: items,
    must: items,
    nice: items,
    skills: items,
    benefits: items,
    employmentType: z.array(employmentType).check(z.maxLength(8)),
    pay: z.nullable(pay),
    hours: z.nullable(hours),
    /** All shifts of a usual week; empty where they are not fixed. */
    shifts: z.array(shift).check(z.maxLength(SHIFTS_MAX)),
    /** Where there are no shifts: within which hours the times are agreed. */
    agreedTimes: z.nullable(agreedTimes),
    schooling: z.nullable(schooling),
    /** Every branch the work is in; empty: nobody has said it. */
    branches: z.array(branch).check(z.maxLength(branch.options.length)),
    /** Those that hold; empty: none of them. Null: nobody has said it. */
    conditions: z.nullable(z.array(condition).check(z.maxLength(condition.options.length))),
    assurances: z.array(assurance).check(z.maxLength(assurance.options.length)),
    /** Of an internship: what it is in law. */
    internship: z.nullable(internshipType),
    location: z.nullable(location),
    remote: z.enum(['none', 'partly', 'full']),
    startDate: z.nullable(day),
    endDate: z.nullable(day),
    openings: z.int().check(z.gte(1), z.lte(999)),
    /** Never below what the law of minors computes from the rest. */
    minAge: z.int().check(z.gte(13), z.lte(67)),
    /** Why it is above 18. */
    minAgeGround: z.nullable(ageGround),
    questions: z.array(question).check(
      z.maxLength(QUESTIONS_MAX),
      z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'not_unique'),
    ),
    /** Of a campaign: what is asked for and paid. */
    campaign: z.nullable(campaign),
  }),
);

/** Fields that came later: an app that does not know them yet leaves them out of a new job. */
const later = lazily(() =>
  z.object({
    skills: z._default(fields.shape.skills, []),
    shifts: z._default(fields.shape.shifts, []),
    agreedTimes: z._default(fields.shape.agreedTimes, null),
    schooling: z._default(fields.shape.schooling, null),
    branches: z._default(fields.shape.branches, []),
    conditions: z._default(fields.shape.conditions, null),
    assurances: z._default(fields.shape.assurances, []),
    internship: z._default(fields.shape.internship, null),
    minAgeGround: z._default(fields.shape.minAgeGround, null),
    questions: z._default(fields.shape.questions, []),
    campaign: z._default(fields.shape.campaign, null),
  }),
);

/** What the company writes. */
export const jobDraft = lazily(() => z.object({ ...fields.shape, ...later.shape }));
export type JobDraft = z.infer<typeof jobDraft>;

const visibleTo = z.nullable(z.array(uid).check(z.maxLength(200)));

/** A draft as it is sent in: the draft, and who of the company may read its applicants (left out: every member). */
export const newJob = lazily(() => z.extend(jobDraft, { visibleTo: z.optional(visibleTo) }));

/**
 * What a colleague may change in one go: any of a new job's fields, at least one. `validThrough`: another last day, of a
 * job that is online or under review (editjob.4).
 */
export const jobPatch = lazily(() =>
  z
    .partial(z.object({ ...fields.shape, visibleTo, validThrough: instant }))
    .check(z.refine((patch) => Object.keys(patch).length > 0, 'empty_patch')),
);
export type JobPatch = z.infer<typeof jobPatch>;

export const jobStatus = z.enum(['draft', 'in_review', 'published', 'unpublished']);
export type JobStatus = z.infer<typeof jobStatus>;
export const unpublishReason = z.enum(['paused', 'filled', 'cancelled']);
export const statusReason = z.enum(['paused', 'filled', 'cancelled', 'expired', 'unanswered', 'refused']);

/** A row of the market: what anybody may read of a published job. */
export const job = lazily(() =>
  z.object({
    ...fields.shape,
    _id: id,
    /** Orders the states of this row; an edit raises `rev` as well. */
    ver: version,
    /** Which edit of the ad this is: what `job.update`, `job.publish` and an application's `jobRev` mean. */
    rev: version,
    _companyId: id,
    companyName: z.string(),
    companyVerified: z.boolean(),
    /** `_fileId` of its logo; left out where there is none. */
    companyLogo: z.optional(id),
    status: jobStatus,
    publishedAt: z.nullable(instant),
    validThrough: z.nullable(instant),
    /** Days within which the company promises to answer. */
    replyDays: z.int(),
    /** Days in which half of the company's applicants had their answer; left out until enough have applied. */
    usualReplyDays: z.optional(z.int()),
    /** The company reads a number in place of each name until it accepts; left out: it does not. */
    blind: z.optional(z.boolean()),
    /** Computed: the contract ends by itself, so §14(4) TzBfG wants ink or a qualified signature. */
    fixedTerm: z.boolean(),
    /** Computed: why `minAge` is what it is. */
    minAgeReasons: z.array(minAgeReason),
    /** Since when nobody has looked at any of its applications; set after 14 days. */
    unreviewedSince: z.nullable(instant),
  }),
);
export type Job = z.infer<typeof job>;

export const jobStats = lazily(() =>
  z.object({
    views: z.int(),
    applied: z.int(),
    seen: z.int(),
    /** Hours until half of the applicants were answered, those still waiting counted with the time so far. */
    medianReplyH: z.nullable(z.number()),
  }),
);
export type JobStats = z.infer<typeof jobStats>;

/** A company's own job: the public row, and what only its members may know. */
export const companyJob = lazily(() =>
  z.extend(job, {
    _createdBy: z.nullable(uid),
    statusReason: z.nullable(statusReason),
    /** What staff asks to be changed before it is published. */
    reviewNote: z.nullable(z.string()),
    createdAt: instant,
    updatedAt: instant,
    /** Applicants' data have been erased. */
    cleanedAt: z.nullable(instant),
    /** It goes online by itself then, until the last day asked for; left out: nothing is planned. */
    goesOnline: z.optional(z.object({ at: instant, validThrough: z.nullable(instant) })),
    /** Why it did not go online at its time (code of the refusal), until it is planned again or published. */
    notOnline: z.optional(z.object({ at: instant, code: z.string() })),
    /** Members who may read its applicants; null: every member. The owner always may. */
    visibleTo: z.nullable(z.array(uid)),
    stats: jobStats,
    /**
     * Of a job that came from a file: which state of its row it was made of (`rowDigest`), and whether people have
     * edited the job since, which a later import leaves alone.
     */
    imported: z.optional(z.object({ digest: z.string(), edited: z.boolean() })),
  }),
);
export type CompanyJob = z.infer<typeof companyJob>;

/** Decision 6: kinds whose pay range must be known before they are published. One constant to switch. */
export const PAY_REQUIRED: readonly JobKind[] = ['employment', 'minijob', 'apprenticeship', 'holiday'];
