import { dayOf } from '../../../contract/calendar-day.ts';
import type { Job } from '../../../contract/entities/job.ts';
import type { Weekday } from '../../../contract/entities/working-conditions.ts';
import { type Language, tagOf } from '../../../contract/languages.ts';
import { minorDigits } from '../../../contract/minor-digits.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import { replyDaysOf } from '../../domain/job/reply-time.ts';

const wordsOf = (language: Language) => SERVER_TEXTS[language].publicPages;

export function moneyOf(minor: number, currency: string, language: Language): string {
  return moneyRange(minor, minor, currency, language);
}

/** Of sums in minor units, without the digits of those where there are none. */
function moneyRange(min: number, max: number, currency: string, language: Language): string {
  const digits = minorDigits(currency);
  const scale = 10 ** digits;
  const whole = [min, max].every((one) => one % scale === 0);
  const money = new Intl.NumberFormat(tagOf(language), {
    style: 'currency',
    currency,
    minimumFractionDigits: whole ? 0 : digits,
  });
  return min === max ? money.format(min / scale) : money.formatRange(min / scale, max / scale);
}

/** `14,90–15,50 €` and what it is for; null where the job says nothing of pay. */
export function payOf({ pay }: Pick<Job, 'pay'>, language: Language): { sum: string; per: string } | null {
  if (!pay) return null;
  const { min, max, currency, unit } = pay;
  return { sum: moneyRange(min, max, currency, language), per: wordsOf(language).unit[unit] };
}

/** Hours a week; null where nothing is said. */
export function hoursOf(
  { hours }: Pick<Job, 'hours'>,
  language: Language,
  form: 'hoursAWeek' | 'hoursShort' = 'hoursAWeek',
): string | null {
  if (!hours) return null;
  const range = hours.min === hours.max ? String(hours.min) : `${hours.min}–${hours.max}`;
  return wordsOf(language)[form](range);
}

/** Where it is done; null where nothing is said. */
export function placeOf(
  { location, remote }: Pick<Job, 'location' | 'remote'>,
  language: Language,
): string | null {
  return (
    [location?.label, remote === 'full' && wordsOf(language).remote]
      .filter(Boolean)
      .join(wordsOf(language).comma) || null
  );
}

const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** A week that begins with a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);

/** The days of a week and their names. `tiny` has room in a strip of seven, where `short` is no shorter than `long`. */
export function weekOf(language: Language): { day: Weekday; tiny: string; short: string; long: string }[] {
  const nameOf = (at: number, weekday: 'narrow' | 'short' | 'long') =>
    new Intl.DateTimeFormat(tagOf(language), { weekday, timeZone: 'UTC' }).format(MONDAY + at * 86_400_000);
  return WEEK.map((day, at) => {
    const [short, long] = [nameOf(at, 'short'), nameOf(at, 'long')];
    return { day, tiny: short === long ? nameOf(at, 'narrow') : short.replace('.', ''), short, long };
  });
}

/** More than so many different times are no overview. */
const TIMES_MAX = 2;

/** "Samstag, 5:30 bis 11:30 Uhr"; null where the shifts are not fixed, or differ much. */
export function shiftsOf({ shifts }: Pick<Job, 'shifts'>, language: Language): string | null {
  const times = Map.groupBy(shifts, ({ start, end }) => `${start} ${end}`);
  if (times.size === 0 || times.size > TIMES_MAX) return null;
  const week = weekOf(language);
  const { comma } = wordsOf(language);
  const clock = (time: string) => time.replace(/^0/, '');
  return [...times.values()]
    .map((group) => {
      const days = week.filter(({ day }) => group.some((shift) => shift.day === day));
      const names = days.map(({ short, long }) => (days.length === 1 ? long : short)).join(comma);
      const [{ start, end } = { start: '', end: '' }] = group;
      return `${names}${comma}${wordsOf(language).from(clock(start), clock(end))}`;
    })
    .join('; ');
}

/** How a day is written: `20. Dezember`, with its year where that is another one than now. */
export function dayText(
  day: string,
  language: Language,
  now: Date,
  more: Intl.DateTimeFormatOptions = {},
): string {
  const sameYear = day.slice(0, 4) === dayOf(now).slice(0, 4);
  return new Intl.DateTimeFormat(tagOf(language), {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
    ...more,
  }).format(new Date(`${day}T00:00Z`));
}

/** How soon half of the applicants have had their answer. */
export function replyOf(medianReplyH: number | null, language: Language): string | null {
  return medianReplyH === null ? null : wordsOf(language).repliesIn(replyDaysOf(medianReplyH));
}
