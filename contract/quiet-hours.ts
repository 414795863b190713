/** Hours of the day, 0 to 23, local time: quiet from `from` on until `to`. Equal: never. */
export type QuietHours = { readonly from: number; readonly to: number };

/** Without a choice of one's own, and always below 18. */
export const QUIET_DEFAULT: QuietHours = { from: 22, to: 7 };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/**
 * When a push may go out: `at` itself, or the end of the quiet hours it falls into.
 * @param zone IANA time zone of the reader, `Europe/Berlin`
 */
export function pushTime(at: Date, quiet: QuietHours, zone: string): Date {
  const minutes = minutesOfDay(at, zone);
  const from = quiet.from * 60;
  const to = quiet.to * 60;
  const inside = from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
  if (!inside) return at;
  const wait = (to - minutes + DAY_MINUTES) % DAY_MINUTES;
  const end = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS + wait * MINUTE_MS);
  // A night in which the clocks change is an hour longer or shorter.
  const off = to - minutesOfDay(end, zone);
  return new Date(end.getTime() + off * MINUTE_MS);
}

function minutesOfDay(at: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: 'hour' | 'minute') => Number(parts.find((one) => one.type === type)?.value);
  return part('hour') * 60 + part('minute');
}
