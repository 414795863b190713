import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MinAgeCode } from '../../contract/entities/working-conditions.ts';
import { LIGHT_WORK, SCHOOL_HOLIDAYS, YOUTH } from '../../contract/law/minor-rules.ts';
import { cite, type Source } from '../../contract/law/source.ts';

const clock = YOUTH.clock.value;
const weeks = SCHOOL_HOLIDAYS.weeksAYear.value;
const days = YOUTH.daysAWeek.value;
const rest = YOUTH.rest.value;
const freeSundays = YOUTH.freeSundays.value;
const child = LIGHT_WORK.clock.value;
const loads = LIGHT_WORK.loads;

/** Why a job is not for everybody, as a sentence; hours and numbers come from the law's tables. */
export const AGE_REASON: Record<MinAgeCode, MessageDescriptor> = {
  kind: msg`This kind of job is not open to younger people.`,
  facts_unknown: msg`Branch, times and dangers of the work have to be known before anybody under 18 can do it.`,
  commercial: msg`Under 15 only light work from a short list is allowed, and in households and clubs only where it is no business.`,
  daily_hours: msg`The days are too long for younger people.`,
  weekly_hours: msg`The week is too long for younger people.`,
  five_days: msg`Under 18 the law allows ${days} days a week.`,
  daytime: msg`Under 15 work is allowed between ${child.from} and ${child.to} only.`,
  school_hours: msg`As long as compulsory schooling lasts, this is possible in the holidays only.`,
  evening: msg`It is early in the morning or late in the evening, and in this branch that is allowed a little later.`,
  night: msg`Under 18 work is allowed between ${clock.from} and ${clock.to}, with exceptions that do not fit here.`,
  weekend: msg`Under 18 this branch may not work on Saturday or Sunday.`,
  free_sundays: msg`Under 18 at least ${freeSundays} Sundays a month have to be free.`,
  rest: msg`Under 18 there have to be ${rest} hours between two working days.`,
  shift_span: msg`From the first to the last hour of a day it is too long for younger people.`,
  dangerous: msg`Dangerous work is not allowed under 18.`,
  piecework: msg`Piecework is not allowed under 18.`,
  heavy: msg`Under 15 nobody lifts more than ${loads.often} kg often, or ${loads.sometimes} kg now and then.`,
  alcohol: msg`Under 15 nobody buys or sells alcohol or tobacco.`,
  holiday_days: msg`As long as compulsory schooling lasts, ${weeks} weeks a year are allowed.`,
  paid_media: msg`As long as compulsory schooling lasts, posts for money need a permit.`,
  schooling_unknown: msg`It depends on whether your compulsory schooling is over.`,
  company_choice: msg`The company asks for this age.`,
};

/** Where a rule stands, as lawyers of the shown language write it. */
export function sourceText(source: Source, locale: string): string {
  return cite(source, locale.startsWith('de') ? 'de' : 'en');
}
