import { useLingui } from '@lingui/react';
import { dayOf, daysBetween } from '../../../contract/calendar-day.ts';
import { useNow } from '../../i18n/use-now.ts';

/** A day as it is said beside a row: "Friday" within the week, "26 November" otherwise. Takes an instant or a day. */
export function useShortDay(): (at: string) => string {
  const { i18n } = useLingui();
  const today = dayOf(useNow());
  return (at) => {
    const day = dayOf(at);
    const ahead = daysBetween(today, day);
    const options: Intl.DateTimeFormatOptions =
      ahead > 0 && ahead < 7 ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
    return new Intl.DateTimeFormat(i18n.locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
  };
}
