import * as z from 'zod/mini';
import { lazily } from '../lazily.ts';

/** What the law of minors looks at in a job: when it is worked, in which branch, and under which conditions. */

export const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
export type Weekday = z.infer<typeof weekday>;

/** Time of day at the place of work. An advertisement names a week, not dates, so no instant and no zone. */
const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not_a_time'));

/** A shift of the usual week; an end that is not later than its start is on the next day. */
export const shift = lazily(() => z.object({ day: weekday, start: clockTime, end: clockTime }));
export type Shift = z.infer<typeof shift>;

/**
 * Branches, as far as a law tells them apart. hospitality: inns, hotels, kitchens, ice cream · funfair: fairs and
 * circuses · shop: shops and markets · bakery: baking bread and cakes · hairdresser: hair and beauty · transport:
 * carrying people or goods · logistics: forwarding and warehouses for others · courier: deliveries for a platform ·
 * car_repair: workshops for motor vehicles · workshop: crafts and production · shift_plant: a plant that works in
 * several shifts · farming: field and stable, `family_farming` where a family runs it · care: hospitals and homes ·
 * doctors: emergency service of doctors · stage: taking part on stage, in music or before a camera · sport: helping at
 * sport · club: events of clubs, churches and parties · household: a family's home · papers: delivering newspapers and
 * leaflets · meat: the meat industry · trade_fair: building stands · training_centre: training outside the firm.
 */
export const branch = z.enum([
  'hospitality',
  'shop',
  'bakery',
  'office',
  'workshop',
  'shift_plant',
  'car_repair',
  'building',
  'cleaning',
  'care',
  'doctors',
  'hairdresser',
  'transport',
  'logistics',
  'courier',
  'farming',
  'family_farming',
  'meat',
  'security',
  'stage',
  'sport',
  'club',
  'household',
  'papers',
  'funfair',
  'trade_fair',
  'training_centre',
  'other',
]);
export type Branch = z.infer<typeof branch>;

/**
 * What narrows who may do it. night: work after the evening hour of its branch · dangerous: accidents, heat, cold,
 * noise, harmful substances, or more than a body can do · piecework: paid by tempo · heavy: lifting more than children
 * may · alcohol: selling or buying alcohol or tobacco.
 */
export const condition = z.enum(['night', 'dangerous', 'piecework', 'heavy', 'alcohol']);
export type Condition = z.infer<typeof condition>;

/**
 * What the company says beside it, and by which the law allows more. harvest: it is harvest time · supervised: dangers
 * only as far as the training needs them, and beside somebody competent · free_sundays: at least two Sundays a month
 * are free · non_commercial: the employer is a household, a club, a church or the like, and no business ·
 * adults_minimum_wage: the pay is for people below 18, older ones get at least the minimum wage.
 */
export const assurance = z.enum([
  'harvest',
  'supervised',
  'free_sundays',
  'non_commercial',
  'adults_minimum_wage',
]);
export type Assurance = z.infer<typeof assurance>;

/**
 * Instead of shifts: within which hours the times are agreed with each person. daytime: Monday to Friday, 6 to 20
 * o'clock, at most eight hours a day · after_school: Monday to Friday, after lessons until 18 o'clock, at most two.
 */
export const agreedTimes = z.enum(['daytime', 'after_school']);
export type AgreedTimes = z.infer<typeof agreedTimes>;

/** Whether pupils would work it beside school or in their holidays. */
export const schooling = z.enum(['term', 'holiday']);

/**
 * school: a placement of the school · mandatory: training or studies ask for it · orientation: before choosing, up to
 * three months · beside_studies: voluntary beside training or studies, up to three months · voluntary: any other.
 */
export const internshipType = z.enum(['school', 'mandatory', 'orientation', 'beside_studies', 'voluntary']);
export type InternshipType = z.infer<typeof internshipType>;

/** Why somebody of full age may still be too young: the licence or the law that the work asks for. */
export const ageGround = z.enum(['licence', 'law']);
export type AgeGround = z.infer<typeof ageGround>;

/** Why a job has the lowest age it has: the rule that everybody younger would break. */
export const minAgeCode = z.enum([
  'kind',
  'facts_unknown',
  'commercial',
  'daily_hours',
  'weekly_hours',
  'five_days',
  'daytime',
  'school_hours',
  'evening',
  'night',
  'weekend',
  'free_sundays',
  'rest',
  'shift_span',
  'dangerous',
  'piecework',
  'heavy',
  'alcohol',
  'holiday_days',
  'paid_media',
  'schooling_unknown',
  'company_choice',
]);
export type MinAgeCode = z.infer<typeof minAgeCode>;

export const minAgeReason = lazily(() => z.object({ code: minAgeCode, minAge: z.int() }));
export type MinAgeReason = z.infer<typeof minAgeReason>;
