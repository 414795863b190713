import { endOfDay } from '../../../contract/calendar-day.ts';
import { day, instant } from '../../../contract/fields.ts';
import { StartFailure } from '../../base/start-failure.ts';

/** `--until`: a day (its end, in the market's zone) or an instant, in the future; undefined where it was left out. */
export function untilOf(value: string | undefined, now: Date): Date | undefined {
  if (value === undefined) return undefined;
  const until = day.safeParse(value).success
    ? endOfDay(value)
    : instant.safeParse(value).success
      ? new Date(value)
      : undefined;
  if (until === undefined || Number.isNaN(until.getTime()))
    throw new StartFailure(`--until must be a day such as 2027-01-31, but it is "${value}".`, 2);
  if (until <= now) throw new StartFailure(`--until must lie in the future, but it is "${value}".`, 2);
  return until;
}
