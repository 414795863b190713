import { Plural, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { DAY_MS } from '../../../../contract/calendar-day.ts';
import { VALID_THROUGH_MAX_DAYS } from '../../../../contract/limits.ts';
import { closingDays, closingMoment } from '../../../../contract/policy/closing-day.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { useJobFields } from './use-job-fields.ts';

type Props = {
  /** Last day of a job that is online, `YYYY-MM-DD`; empty for any other. */
  onlineUntil: string;
};

/** Until when it can be found, with the countdown others will see (createjob.6, editjob.4). */
export function ClosingField({ onlineUntil }: Props) {
  const { t } = useLingui();
  const { form, label, errorOf } = useJobFields();
  const format = useFormat();
  const now = useNow();
  const days = closingDays(now);
  const closes = useWatch({ control: form.control, name: 'closes' }) || onlineUntil || days.usual;
  const usual = format.day(days.usual);
  const left = Math.floor((closingMoment(closes).getTime() - now) / DAY_MS);
  return (
    <div className="grid gap-1.5">
      <DateField
        {...form.register('closes')}
        label={label('closes')}
        hint={
          onlineUntil
            ? t`At most ${VALID_THROUGH_MAX_DAYS} days from today.`
            : t`At most ${VALID_THROUGH_MAX_DAYS} days. Empty: ${usual}.`
        }
        error={errorOf('closes')}
        min={days.first}
        max={days.last}
        optional={!onlineUntil}
      />
      {left >= 0 && left <= VALID_THROUGH_MAX_DAYS && (
        <p className="text-small tabular-nums text-soft">
          {onlineUntil ? (
            <Plural
              value={left}
              one="It can be found for # more day."
              other="It can be found for # more days."
            />
          ) : (
            <Plural
              value={left}
              one="Published today it can be found for # day."
              other="Published today it can be found for # days."
            />
          )}
        </p>
      )}
    </div>
  );
}
