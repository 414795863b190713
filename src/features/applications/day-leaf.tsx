import { useLingui } from '@lingui/react';
import CloudOff from 'lucide-react/icons/cloud-off';
import Mail from 'lucide-react/icons/mail';
import { dayOf } from '../../../contract/calendar-day.ts';
import { useNow } from '../../i18n/use-now.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  /** An instant or a calendar day. */
  at: string | null;
  /** My turn, and soon. */
  pressing: boolean;
  /** It has not left this device. */
  unsent: boolean;
};

/** The day that leads a row, as a leaf of a calendar. For the eye: the row says it in words as well. */
export function DayLeaf({ at, pressing, unsent }: Props) {
  const { i18n } = useLingui();
  const thisMonth = dayOf(useNow()).slice(0, 7);
  const shape = classNames(
    'grid min-h-13 w-12 shrink-0 content-center justify-items-center rounded-inner border py-1 leading-tight tabular-nums',
    pressing ? 'border-highlight bg-highlight text-on-highlight' : 'border-line bg-sheet text-soft',
    unsent && 'border-dashed border-edge',
  );
  if (at === null)
    return (
      <div aria-hidden="true" className={shape}>
        <Icon of={unsent ? CloudOff : Mail} />
      </div>
    );
  const day = dayOf(at);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.locale, { ...options, timeZone: 'UTC' }).format(new Date(day));
  return (
    <div aria-hidden="true" className={shape}>
      <span className="text-note">{part({ weekday: 'short' })}</span>
      <span className={classNames('text-lead font-bold', !pressing && 'text-ink')}>
        {part({ day: 'numeric' }).replace(/\D/g, '')}
      </span>
      {!day.startsWith(thisMonth) && <span className="text-note">{part({ month: 'short' })}</span>}
    </div>
  );
}
