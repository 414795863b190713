import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** How long an appointment takes, in words. */
export function useLengthText(): (minutes: number) => string {
  const { t } = useLingui();
  return (minutes) =>
    minutes % 60 === 0
      ? t`${plural(minutes / 60, { one: '# hour', other: '# hours' })}`
      : t`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
}
