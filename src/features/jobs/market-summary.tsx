import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AGE_ADULT } from '../../../contract/limits.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { AsOf } from '../../ui/as-of.tsx';

type Props = {
  /** Undefined while they are being counted. */
  found: number | undefined;
  /** Jobs on this device. */
  size: number;
  /** The server has no more for it than these. */
  isAll: boolean;
  /** The server has more of the market than this device holds. */
  isPart: boolean;
  /** Server time of the last complete pull. */
  asOf: string | undefined;
  /** The reader's: a minor's market holds only what they may take. */
  age: number | undefined;
  /** At the end of the first line. */
  acts: ReactNode;
  /** At the end of the second one. */
  children: ReactNode;
};

/** How many were found, how much of the market is on this device, and as of when (pwa.6). */
export function MarketSummary({ found, size, isAll, isPart, asOf, age = AGE_ADULT, acts, children }: Props) {
  const { t } = useLingui();
  const { number } = useFormat();
  const all = number(size);
  return (
    <div className="grid gap-0.5">
      <div className="flex flex-wrap items-center gap-x-2">
        <p data-of-now role="status" className="flex-1 font-bold whitespace-nowrap tabular-nums">
          {found === undefined
            ? t`Counting`
            : t`${plural(found, { one: '# job found', other: '# jobs found' })}`}
        </p>
        <div className="-me-2.5 -my-1 flex items-center [&>:first-child>*]:px-2">{acts}</div>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 text-note tabular-nums text-faint">
        <p data-of-now>
          {isAll && isPart ? (
            <Trans>{all} jobs are on this device, more are online.</Trans>
          ) : isAll ? (
            <Trans>
              {all} of {all} jobs are on this device.
            </Trans>
          ) : (
            <Trans>{all} jobs are on this device so far, more are on their way.</Trans>
          )}{' '}
          {asOf && <AsOf instant={asOf} />}{' '}
          {age < AGE_ADULT && <Trans>Only jobs you may take at {age}.</Trans>}
        </p>
        {children}
      </div>
    </div>
  );
}
