import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { classNames } from './class-names.ts';
import { limitState } from './limit.ts';

type Props = {
  /** Name of the counted things. */
  label: ReactNode;
  used: number;
  /** Null: as many as they like. */
  limit: number | null;
};

/** How much of something is in use. */
export function LimitMeter({ label, used, limit }: Props) {
  const words = useLimitWords(used, limit);
  const state = limitState(used, limit);
  const share = limit ? Math.min(1, used / limit) : state === 'stopped' ? 1 : 0;
  return (
    <div className="grid gap-1">
      <p className="flex items-baseline justify-between gap-3 text-note">
        <span className="text-soft">{label}</span>
        <span className={classNames('tabular-nums', state === 'room' ? 'font-medium' : 'font-semibold')}>
          {words}
        </span>
      </p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="h-1 w-full">
        <rect width="100" height="4" className="fill-line" />
        <rect
          width={share * 100}
          height="4"
          className={state === 'over' || state === 'stopped' ? 'fill-warning' : 'fill-accent'}
        />
      </svg>
    </div>
  );
}

function useLimitWords(used: number, limit: number | null): string {
  const { t } = useLingui();
  const format = useFormat();
  const inUse = format.number(used);
  if (limit === null) return t`${inUse}, without a limit`;
  const most = format.number(limit);
  return t`${inUse} of ${most}`;
}
