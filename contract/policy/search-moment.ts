import { DAY_MS, dayOf } from '../calendar-day.ts';

/**
 * What a search that counts days means at a moment. Device, question to the server and alert reckon by these alone: a
 * list and the number beside it must not begin at two moments.
 */

export const HOUR_MS = 3_600_000;

/**
 * Since when "published within so many days" counts. Days go back from the last full hour, so that a question stays the
 * same for as long.
 * @param now milliseconds since the epoch, server time
 */
export function postedSince(days: number, now: number): number {
  return fullHour(now) - days * DAY_MS;
}

/** The last day on which a job "starts within so many days"; one that starts by arrangement does so as well. */
export function latestStart(days: number, now: number): string {
  return dayOf(now + days * DAY_MS);
}

/** All that this file reckons is the same for all of an hour: days begin with a full one. */
export function fullHour(now: number): number {
  return now - (now % HOUR_MS);
}
