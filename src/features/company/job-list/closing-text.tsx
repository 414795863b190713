import { Plural, Trans } from '@lingui/react/macro';
import { DAY_MS } from '../../../../contract/calendar-day.ts';
import { closingDayOf } from '../../../../contract/policy/closing-day.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';

/** The end is told as near from here on. */
const NEAR_DAYS = 7;

/** Until when a job can be found. @param at instant @param short a later day without words: a heading says what it is */
export function ClosingText({ at, short = false }: { at: string; short?: boolean }) {
  const format = useFormat();
  const days = Math.floor((Date.parse(at) - useNow()) / DAY_MS);
  const date = format.day(closingDayOf(at));
  if (days < 0) return <Trans>closed on {date}</Trans>;
  return (
    <span className={days < NEAR_DAYS ? 'font-semibold text-ink' : undefined}>
      {days < NEAR_DAYS ? (
        <Plural value={days} _0="closes within a day" one="closes in # day" other="closes in # days" />
      ) : short ? (
        // Noon is on this day wherever the device is, or nearly.
        format.shortDay(`${closingDayOf(at)}T12:00Z`)
      ) : (
        <Trans>closes on {date}</Trans>
      )}
    </span>
  );
}
