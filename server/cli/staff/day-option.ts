import { day, instant } from '../../../contract/fields.ts';
import { StartFailure } from '../../base/start-failure.ts';

/** `--until`: a day (its end, in UTC) or an instant, in the future; undefined where it was left out. */
export function untilOf(value: string | undefined, now: Date): Date | undefined {
  if (value === undefined) return undefined;
  const until = day.safeParse(value).success
    ? new Date(`${value}T23:59:59.999Z`)
    : instant.safeParse(value).success
      ? new Date(value)
      : undefined;
  if (until === undefined || Number.isNaN(until.getTime()))
    throw new StartFailure(`--until must be a day such as 2027-01-31, but it is "${value}".`, 2);
  if (until <= now) throw new StartFailure(`--until must lie in the future, but it is "${value}".`, 2);
  return until;
}
