/** A value and the time it was set, ISO 8601. */
export type Register = { readonly value: unknown; readonly at: string };

/** Earlier than this no clock that runs is. */
const EARLIEST = Date.parse('2020-01-01T00:00:00.000Z');

/**
 * Time from which the server counts a change. A clock that is ahead of time must not win for ever: what it says of the
 * future, beyond `ahead`, counts from its arrival. A stopped one counts as the beginning of time. Milliseconds in.
 */
export function timeHeld(at: number, now: number, ahead = 0): string {
  return new Date(at > now + ahead ? now : Math.max(at, EARLIEST)).toISOString();
}

/** Time of a tap that changes what is known: later than that, also by a clock that runs behind. Milliseconds in. */
export function timeOver(known: Register | undefined, now: number): string {
  return new Date(Math.max(now, known ? Date.parse(known.at) + 1 : 0)).toISOString();
}
