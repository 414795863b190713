import { useLingui } from '@lingui/react';
import { MARKET_ZONE } from '../../../../contract/calendar-day.ts';

/** Words for day and time in Germany, wherever the device is. */
export function useMarketTime(): (instant: string) => string {
  const { i18n } = useLingui();
  const format = new Intl.DateTimeFormat(i18n.locale, {
    timeZone: MARKET_ZONE,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (instant) => format.format(new Date(instant));
}
