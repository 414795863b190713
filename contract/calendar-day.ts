/** Calendar days, `YYYY-MM-DD`. The market's day is the one in Germany, whatever zone a server or a device is in. */

/** IANA time zone of the market: deadlines, ages, invoices and quiet hours go by it. */
export const MARKET_ZONE = 'Europe/Berlin';

/** Twenty-four hours: what a period of days lasts, and not always a day on the calendar. */
export const DAY_MS = 86_400_000;

type Instant = Date | number | string;

/** Swedes write a time as ISO 8601 does. Kept by zone, because a browser takes a millisecond to make one. */
const clocks: Record<string, Intl.DateTimeFormat> = {};

/** The clock on the wall at an instant, without its zone: `2026-12-11T23:59:59`. */
export function clockAt(at: Instant, zone: string = MARKET_ZONE): string {
  clocks[zone] ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return clocks[zone].format(new Date(at)).replace(' ', 'T');
}

/**
 * The instant at which clocks on the wall show a time; of an hour that clocks leave out, the hour after it.
 * @param clock `2026-12-11T08:00`
 */
export function instantOf(clock: string, zone: string = MARKET_ZONE): Date {
  const wall = Date.parse(`${clock}Z`);
  const aheadAt = (at: number) => Date.parse(`${clockAt(at, zone)}Z`) - at;
  // The first guess may lie on the other side of a change of the clocks.
  return new Date(wall - aheadAt(wall - aheadAt(wall)));
}

/** The day an instant falls on. */
export function dayOf(at: Instant, zone: string = MARKET_ZONE): string {
  return clockAt(at, zone).slice(0, 10);
}

/** The last millisecond of a day. */
export function endOfDay(day: string, zone: string = MARKET_ZONE): Date {
  const noon = Date.parse(`${day}T12:00Z`);
  // Clocks change in the small hours: in the evening they are as far ahead as at noon.
  const ahead = Date.parse(`${clockAt(noon, zone)}Z`) - noon;
  return new Date(noon + DAY_MS / 2 - 1 - ahead);
}

/** That many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}
