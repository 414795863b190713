import { cited, jarbschg, jarbschg1997, kindarbschv, type Source } from './source.ts';

/** The numbers of the law of minors, each with its paragraph. */

type Rule<Value> = { readonly value: Value; readonly source: Source };
const rule = <Value>(value: Value, source: Source): Rule<Value> => ({ value, source });
type Clock = { readonly from: string; readonly to: string };

/** Below it nobody works here; a youth is 15 to 17. */
export const AGE = {
  youth: rule(15, jarbschg1997('2.1')),
  adult: rule(18, jarbschg('2.2')),
  lightWork: rule(13, jarbschg1997('5.3.s1')),
} as const;

/** Who is no longer under compulsory schooling: 15 to 17, and the children of §7 below. */
export const YOUTH = {
  hoursADay: rule(8, jarbschg('8.1')),
  hoursAWeek: rule(40, jarbschg('8.1')),
  /** Where another working day of that week is shorter. */
  longerDay: rule(8.5, jarbschg('8.2a')),
  daysAWeek: rule(5, jarbschg('15')),
  clock: rule<Clock>({ from: '06:00', to: '20:00' }, jarbschg('14.1')),
  /** Hours without work after a day's work. */
  rest: rule(12, jarbschg('13')),
  /** From a day's first hour to its last, breaks included. */
  span: rule(10, jarbschg('12')),
  spanLonger: rule(11, jarbschg('12')),
  saturday: rule(false, jarbschg('16.1')),
  sunday: rule(false, jarbschg('17.1')),
  freeSundays: rule(2, jarbschg('17.3')),
  freeSaturdays: rule(2, jarbschg('16.2.s2')),
  dangerous: rule(true, jarbschg('22.1')),
  supervised: rule(true, jarbschg('22.2')),
  piecework: rule(true, jarbschg('23.1')),
  pieceworkTraining: rule(true, jarbschg('23.2')),
  schoolEve: rule({ after: '20:00', schoolBefore: '09:00' }, jarbschg('14.4')),
} as const;

/** In the harvest, from this age, on farms. The week is half of two weeks. */
export const HARVEST = {
  age: 16,
  hoursADay: rule(9, jarbschg('8.3')),
  hoursAWeek: rule(85 / 2, jarbschg('8.3')),
} as const;

/** Light work of children of 13 and older, and of pupils under compulsory schooling in term. */
export const LIGHT_WORK = {
  hoursADay: rule(2, jarbschg1997('5.3.s3')),
  hoursADayFamilyFarm: rule(3, jarbschg1997('5.3.s3')),
  clock: rule<Clock>({ from: '08:00', to: '18:00' }, jarbschg1997('5.3.s3')),
  daysAWeek: rule(5, jarbschg('15')),
  school: rule(true, jarbschg1997('5.3.s3')),
  list: rule(true, kindarbschv('2.1')),
  heavy: rule(true, kindarbschv('2.2')),
  alcohol: rule(true, kindarbschv('2.1.2')),
  loads: { often: 7.5, sometimes: 10 },
} as const;

/** Placements of a school, and children of 13 and 14 whose compulsory schooling is over. */
export const PLACEMENT = {
  allowed: rule(true, jarbschg('5.2.2')),
  hoursADay: rule(7, jarbschg('7.-.2')),
  hoursAWeek: rule(35, jarbschg('7.-.2')),
  light: rule(true, jarbschg('7.-.2')),
} as const;

/** Whole days in the holidays of those of 15 to 17 who are under compulsory schooling. */
export const SCHOOL_HOLIDAYS = {
  weeksAYear: rule(4, jarbschg('5.4')),
  /** Five days in each of these weeks. */
  daysAYear: rule(20, jarbschg('5.4')),
  likeChildren: rule(true, jarbschg('2.3')),
} as const;

/** Kinds of work that minors do not do here at all. */
export const KINDS = {
  childrenForbidden: jarbschg('5.1'),
  ownBusiness: cited('BGB', '112.1', '1900-01-01'),
  services: jarbschg('1.1.3'),
  media: jarbschg('6.1'),
} as const;

/** Days on which minors do not work, which no usual week shows. */
export const FREE_DAYS = {
  publicHolidays: jarbschg('18.1'),
  /** 24 and 31 December. */
  eves: { after: '14:00', source: jarbschg('18.1') },
} as const;
