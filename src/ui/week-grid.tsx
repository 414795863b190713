import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import { DAY_PART, DAY_PARTS, slotsOfDay, WEEKDAYS, weekdayName } from '../i18n/week-times.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type Slot = ReturnType<typeof slotsOfDay>[number];

type Props = {
  times: readonly Slot[];
  /** Makes its cells switches; a day's name fills its column, or empties it. */
  onChange?: (times: Slot[]) => void;
};

const CELL = 'grid w-full place-items-center rounded-inner border';
const ON = 'border-accent bg-accent text-on-accent';
const OFF = 'border-line bg-well';

/** When somebody can work: parts of the day by days of the week. */
export function WeekGrid({ times, onChange }: Props) {
  const { t, i18n } = useLingui();
  const chosen = new Set(times);
  const days = WEEKDAYS.map((_, at) => ({
    short: weekdayName(i18n.locale, at, 'short').replace('.', ''),
    long: weekdayName(i18n.locale, at, 'long'),
    slots: slotsOfDay(at),
  }));
  const all = days.flatMap(({ slots }) => slots);
  const put = (slots: readonly Slot[], on: boolean) =>
    onChange?.(all.filter((slot) => (slots.includes(slot) ? on : chosen.has(slot))));
  return (
    <table className="w-full table-fixed border-separate border-spacing-x-1 border-spacing-y-1 text-small">
      <caption className="sr-only">
        <Trans>Times of the week</Trans>
      </caption>
      <thead>
        <tr>
          <td className="w-16" />
          {days.map(({ short, long, slots }) => (
            <th
              key={long}
              scope="col"
              abbr={long}
              className="whitespace-nowrap text-note font-normal text-soft"
            >
              {onChange ? (
                <button
                  type="button"
                  onClick={() => put(slots, !slots.every((slot) => chosen.has(slot)))}
                  className="grid min-h-11 w-full place-items-center rounded-inner font-semibold text-accent hover:bg-well"
                >
                  <span aria-hidden="true">{short}</span>
                  <span className="sr-only">{t`${long}, the whole day`}</span>
                </button>
              ) : (
                short
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DAY_PARTS.map((part, row) => (
          <tr key={part}>
            <th scope="row" className="truncate text-start font-normal text-soft">
              {i18n._(DAY_PART[part])}
            </th>
            {days.map(({ long, slots }) => {
              const slot = slots[row] as Slot;
              const on = chosen.has(slot);
              return (
                <td key={slot}>
                  {onChange ? (
                    <button
                      type="button"
                      aria-pressed={on}
                      aria-label={`${long}, ${i18n._(DAY_PART[part])}`}
                      onClick={() => put([slot], !on)}
                      className={classNames(CELL, 'h-11', on ? ON : `${OFF} hover:border-edge`)}
                    >
                      {on && <Icon of={Check} size="sm" />}
                    </button>
                  ) : (
                    <span className={classNames(CELL, 'h-[1.875rem]', on ? ON : OFF)}>
                      {on && <Icon of={Check} size="sm" />}
                      <span className="sr-only">{on ? t`yes` : t`no`}</span>
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
