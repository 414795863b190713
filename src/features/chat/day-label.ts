import { useLingui } from '@lingui/react/macro';
import { useClock } from '../../i18n/clock.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** Names a day as people do: today, yesterday, then the date. */
export function useDayLabel(): (instant: string) => string {
  const { t } = useLingui();
  const clock = useClock();
  const format = useFormat();
  return (instant) => {
    const now = clock();
    const day = new Date(instant).toDateString();
    if (day === now.toDateString()) return t`Today`;
    // By the calendar: the day the clocks change has 23 or 25 hours.
    const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
    return day === yesterday.toDateString() ? t`Yesterday` : format.date(instant);
  };
}
