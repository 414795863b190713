import * as z from 'zod/mini';
import { campaign } from '../../../contract/entities/campaign.ts';
import { hours, jobDraft, payUnit } from '../../../contract/entities/job.ts';
import {
  agreedTimes,
  internshipType,
  shift,
  weekday,
} from '../../../contract/entities/working-conditions.ts';

/** Sample ads are content: what they are written in is not what the product speaks. */
const adLanguage = z.enum(['de', 'en']);
export type AdLanguage = z.infer<typeof adLanguage>;

/** What a company does; an ad names the branches it is believable for. */
export const branch = z.enum([
  'bakery',
  'bikes',
  'canteen',
  'care-home',
  'carpentry',
  'cosmetics',
  'electric',
  'farm',
  'film',
  'garden',
  'home-care',
  'hotel',
  'kindergarten',
  'library',
  'logistics',
  'market-hall',
  'newspaper',
  'pool',
  'practice',
  'snacks',
  'software',
  'sports-club',
  'tutoring',
]);

const season = z.enum(['easter', 'summer']);
export type Season = z.infer<typeof season>;

/** From the lower to the higher number, both included. */
const span = z.tuple([z.int(), z.int()]).check(z.refine(([low, high]) => low <= high, 'high_below_low'));

/**
 * When the work begins, seen from the day the market is made: `open` by arrangement · `month` on the first of a
 * month · `monday` in some weeks · `training` with the next training year · `holidays` with school holidays.
 */
const start = z.discriminatedUnion('when', [
  z.strictObject({ when: z.literal('open') }),
  z.strictObject({ when: z.literal('month'), ahead: span, lasts: z.optional(span) }),
  z.strictObject({ when: z.literal('monday'), ahead: span, lasts: z.optional(span) }),
  z.strictObject({ when: z.literal('training') }),
  z.strictObject({ when: z.literal('holidays'), seasons: z.array(season).check(z.minLength(1)) }),
]);
export type Start = z.infer<typeof start>;

const texts = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));
const { kind, tasks, must, nice, benefits, employmentType, remote, minAge } = jobDraft.shape;

/** Days with the same times. */
const daily = z.strictObject({
  days: z.array(weekday).check(z.minLength(1)),
  start: shift.shape.start,
  end: shift.shape.end,
});
const adHours = z.strictObject({
  ...hours.shape,
  shifts: z.optional(z.array(daily)),
  agreed: z.optional(agreedTimes),
});

/** What the law of minors asks beside the hours: needed wherever minors may apply, and of internships. */
const adLaw = z.strictObject({
  branches: jobDraft.shape.branches,
  conditions: jobDraft.shape.conditions,
  assurances: jobDraft.shape.assurances,
  internship: z.optional(internshipType),
});

/**
 * An ad as its author wrote it, before it belongs to a company, a town and a day. A paragraph with several wordings
 * is published in one of them. Texts may hold `{town}` (not where the work is fully remote), `{days}` (the company's
 * reply promise) and, in holiday jobs, `{holidays}`.
 */
export const ad = z.strictObject({
  key: z.string().check(z.regex(/^[a-z-]+$/)),
  lang: adLanguage,
  kind,
  branches: z.array(branch).check(z.minLength(1)),
  titles: texts,
  text: z.array(z.union([z.string(), texts])).check(z.minLength(1)),
  tasks,
  must,
  nice,
  benefits,
  employmentType,
  /** In cents, the lowest that is paid: copies pay this or a little more. */
  pay: z.nullable(z.strictObject({ min: z.int(), max: z.int(), unit: payUnit })),
  law: z.optional(adLaw),
  /** Of campaigns; what they pay is `pay`. */
  campaign: z.optional(z.omit(campaign, { budget: true, due: true })),
  /** One of these for each copy. */
  hours: z.nullable(z.array(adHours).check(z.minLength(1))),
  remote,
  openings: span,
  minAge,
  start,
});
export type Ad = z.infer<typeof ad>;
