import { dayOf, MARKET_ZONE } from '../../contract/calendar-day.ts';

/** Dates as people write them: "9. März 2026", "March 9, 2026". `tag` is a language tag, times are the device's. */

/** A UTC instant as a date. */
export function formatDate(tag: string, instant: Date): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(instant);
}

/** A calendar day `YYYY-MM-DD`, the same on every device. */
export function formatDay(tag: string, day: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** A day that both sides go by, as mails and invoices write it: what it is in Germany, wherever the device is. */
export function formatDeadline(tag: string, instant: string): string {
  return formatDay(tag, dayOf(instant));
}

/** The clock time: "04:26", "4:26 AM". */
export function formatTime(tag: string, instant: Date): string {
  return new Intl.DateTimeFormat(tag, { timeStyle: 'short' }).format(instant);
}

/** An instant that something ends at, with its weekday: "Fr., 27. Nov., 18:00". */
export function formatDeadlineTime(tag: string, instant: Date): string {
  return new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(instant);
}

/** A calendar day with its weekday: "Samstag, 12. Dezember". */
export function formatWeekday(tag: string, day: string): string {
  return new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** A day of this year in as few letters as a row has room for: "9. Nov." */
export function formatShortDay(tag: string, instant: Date): string {
  return shortDays(tag).format(instant);
}

/** Day and time in Germany, wherever the device is: "27. Nov. 2026, 08:00". */
export function formatMarketTime(tag: string, instant: Date): string {
  return marketTimes(tag).format(instant);
}

/** Kept: a list has one for each row, and a browser takes long to make one. */
function kept(options: Intl.DateTimeFormatOptions): (tag: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (tag) => {
    const known = made.get(tag) ?? new Intl.DateTimeFormat(tag, options);
    made.set(tag, known);
    return known;
  };
}
const shortDays = kept({ day: 'numeric', month: 'short' });
const marketTimes = kept({ timeZone: MARKET_ZONE, dateStyle: 'medium', timeStyle: 'short' });
