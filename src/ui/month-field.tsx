import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  legend: ReactNode;
  name?: string;
  /** `2019`, `2019-04`, or empty. */
  value: string;
  error?: ReactNode;
  onChange: (value: string) => void;
};

/** A month, or only a year. Two fields, because not every browser has one for months. */
export function MonthField({ legend, name, value, error, onChange }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState({ year: value.slice(0, 4), month: value.slice(5, 7) });
  const put = (next: typeof typed) => {
    setTyped(next);
    onChange([next.year.trim(), next.year.trim() && next.month].filter(Boolean).join('-'));
  };
  const monthName = new Intl.DateTimeFormat(i18n.locale.replace('_', '-'), {
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-small font-semibold">{legend}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
        <div className="relative">
          <select
            aria-label={t`Month`}
            value={typed.month}
            onChange={(event) => put({ ...typed, month: event.currentTarget.value })}
            className="control appearance-none truncate pe-11"
          >
            <option value="">{t`Month`}</option>
            {Array.from({ length: 12 }, (_, at) => (
              <option key={monthName.format(Date.UTC(2024, at))} value={String(at + 1).padStart(2, '0')}>
                {monthName.format(Date.UTC(2024, at))}
              </option>
            ))}
          </select>
          <Icon
            of={ChevronDown}
            className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2 text-faint"
          />
        </div>
        <input
          name={name}
          aria-label={t`Year`}
          aria-invalid={error ? true : undefined}
          inputMode="numeric"
          placeholder={t`Year`}
          maxLength={4}
          value={typed.year}
          onChange={(event) => put({ ...typed, year: event.currentTarget.value })}
          className="control"
        />
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
