/** A value and the time it was set, ISO 8601. */
export type Register = { readonly value: unknown; readonly at: string };

/** Time of a tap that changes what is known: later than that, also by a clock that runs behind. Milliseconds in. */
export function timeOver(known: Register | undefined, now: number): string {
  return new Date(Math.max(now, known ? Date.parse(known.at) + 1 : 0)).toISOString();
}
