import * as z from 'zod/mini';
import { lazily } from '../lazily.ts';

/** What the age law looks at in a job: when it is worked, where, and at which time of the school year. */

export const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
export type Weekday = z.infer<typeof weekday>;

/** Time of day at the place of work. An advertisement names a week, not dates, so no instant and no zone. */
const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not_a_time'));

/** A shift of the usual week; an end that is not later than its start is on the next day. */
export const shift = lazily(() => z.object({ day: weekday, start: clockTime, end: clockTime }));
export type Shift = z.infer<typeof shift>;

/**
 * hospitality: inns, kitchens, ice cream · farming: field and stable · papers: delivering newspapers and leaflets ·
 * household: errands, tutoring and child care for a family · club: help in a club, a church or at a sports day, for no
 * profit · shop: shops, bakeries, markets · care: hospitals, homes, doctors · stage: theatre, music, film, sport
 * events · night: work between 20 and 6 o'clock belongs to it · dangerous: risk of accident, heat, cold, noise or
 * harmful substances · piecework: paid by tempo.
 */
export const workplace = z.enum([
  'hospitality',
  'farming',
  'papers',
  'household',
  'club',
  'shop',
  'care',
  'stage',
  'night',
  'dangerous',
  'piecework',
]);
export type Workplace = z.infer<typeof workplace>;

/** Whether pupils would work it beside school or in their holidays. */
export const schooling = z.enum(['term', 'holiday']);

/** Why a job has the lowest age it has: the rule of product section 1 that everybody younger would break. */
export const minAgeCode = z.enum([
  'kind',
  'commercial',
  'hours_unknown',
  'daily_hours',
  'weekly_hours',
  'five_days',
  'daytime',
  'school_hours',
  'evening',
  'night',
  'weekend',
  'dangerous',
  'piecework',
  'holiday_days',
  'paid_media',
  'company_choice',
]);
export type MinAgeCode = z.infer<typeof minAgeCode>;

export const minAgeReason = lazily(() => z.object({ code: minAgeCode, minAge: z.int() }));
export type MinAgeReason = z.infer<typeof minAgeReason>;
