import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MinorDuty } from '../../contract/entities/offer.ts';
import type {
  AgeGround,
  AgreedTimes,
  Assurance,
  Branch,
  Condition,
  InternshipType,
  Weekday,
} from '../../contract/entities/working-conditions.ts';
import { FREE_DAYS, LIGHT_WORK, YOUTH } from '../../contract/law/minor-rules.ts';

/** What the facts are called that the law of minors asks for; hours come from its tables. */

export const WEEKDAY_LABEL: Record<Weekday, MessageDescriptor> = {
  mon: msg`Monday`,
  tue: msg`Tuesday`,
  wed: msg`Wednesday`,
  thu: msg`Thursday`,
  fri: msg`Friday`,
  sat: msg`Saturday`,
  sun: msg`Sunday`,
};

export const WEEKDAY_SHORT: Record<Weekday, MessageDescriptor> = {
  mon: msg({ message: 'Mon', context: 'day of the week' }),
  tue: msg({ message: 'Tue', context: 'day of the week' }),
  wed: msg({ message: 'Wed', context: 'day of the week' }),
  thu: msg({ message: 'Thu', context: 'day of the week' }),
  fri: msg({ message: 'Fri', context: 'day of the week' }),
  sat: msg({ message: 'Sat', context: 'day of the week' }),
  sun: msg({ message: 'Sun', context: 'day of the week' }),
};

export const BRANCH_LABEL: Record<Branch, MessageDescriptor> = {
  hospitality: msg`Restaurant, hotel, kitchen`,
  shop: msg`Shop or market`,
  bakery: msg`Bakery`,
  office: msg`Office`,
  workshop: msg`Workshop or production`,
  shift_plant: msg`Plant that works in shifts`,
  car_repair: msg`Car workshop`,
  building: msg`Building site`,
  cleaning: msg`Cleaning`,
  care: msg`Hospital or care home`,
  doctors: msg`Emergency doctors`,
  hairdresser: msg`Hair and beauty`,
  transport: msg`Transport`,
  logistics: msg`Warehouse and shipping`,
  courier: msg`Delivery for a platform`,
  farming: msg`Farm`,
  family_farming: msg`Farm run by a family`,
  meat: msg`Meat industry`,
  security: msg`Security`,
  stage: msg`On stage or on camera`,
  sport: msg`Sport`,
  club: msg`Club or church event`,
  household: msg`Private household`,
  papers: msg`Papers and leaflets`,
  funfair: msg`Funfair`,
  trade_fair: msg`Building trade fairs`,
  training_centre: msg`Training centre`,
  other: msg({ message: 'Something else', context: 'branch' }),
};

export const CONDITION_LABEL: Record<Condition, MessageDescriptor> = {
  night: msg`Night work`,
  dangerous: msg`Dangerous work`,
  piecework: msg`Piecework`,
  heavy: msg`Heavy loads`,
  alcohol: msg`Alcohol or tobacco`,
};

const freeSundays = YOUTH.freeSundays.value;
export const ASSURANCE_LABEL: Record<Assurance, MessageDescriptor> = {
  harvest: msg`It is harvest time`,
  supervised: msg`Only as the training needs it, and beside somebody competent`,
  free_sundays: msg`At least ${freeSundays} Sundays a month are free`,
  non_commercial: msg`We are a household, a club or a church, and no business`,
  adults_minimum_wage: msg`This pay is for people under 18. Older ones get at least the minimum wage`,
};

const day = YOUTH.clock.value;
const dayHours = YOUTH.hoursADay.value;
const child = LIGHT_WORK.clock.value;
const childHours = LIGHT_WORK.hoursADay.value;
export const AGREED_LABEL: Record<AgreedTimes, MessageDescriptor> = {
  daytime: msg`Agreed with each person: Monday to Friday, ${day.from} to ${day.to}, at most ${dayHours} hours a day`,
  after_school: msg`Agreed with each person: Monday to Friday, after school until ${child.to}, at most ${childHours} hours a day`,
};

export const INTERNSHIP_LABEL: Record<InternshipType, MessageDescriptor> = {
  school: msg`Placement of a school`,
  mandatory: msg`Required by studies or training`,
  orientation: msg`To find out what to learn, up to three months`,
  beside_studies: msg`Beside studies or training, up to three months`,
  voluntary: msg`Voluntary`,
};

export const AGE_GROUND_LABEL: Record<AgeGround, MessageDescriptor> = {
  licence: msg`A licence that is given from this age on`,
  law: msg`A law asks for this age`,
};

const eves = FREE_DAYS.eves.after;
export const DUTY_LABEL: Record<MinorDuty, MessageDescriptor> = {
  fit_to_employ: msg`Nobody works with them who is barred from employing young people`,
  risk_assessment: msg`We have looked at the dangers of the work for young people`,
  dangers: msg`They do no work that is dangerous for them`,
  medical_check: msg`We have seen the certificate of their first medical check`,
  briefing: msg`We show them the dangers before they begin, and every half year`,
  vocational_school: msg`They are free for vocational school`,
  free_days: msg`They are free on public holidays, and on 24 and 31 December from ${eves}`,
};
