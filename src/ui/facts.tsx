import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from './icon.tsx';

export type Fact = {
  key: string;
  icon: IconDrawing;
  label: ReactNode;
  value: ReactNode;
  /** The one that is looked for first. */
  strong?: boolean;
};

/** Facts to be taken in at a glance: a label, a value, an icon to find it again. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-1 gap-x-8 gap-y-4 @[26rem]:grid-cols-2">
        {facts.map(({ key, icon, label, value, strong }) => (
          <div key={key} className={strong ? 'min-w-0 ps-8 @[26rem]:col-span-2' : 'min-w-0 ps-8'}>
            <dt className="relative text-note text-faint">
              <Icon of={icon} className={strong ? 'absolute -start-8 text-accent' : 'absolute -start-8'} />
              {label}
            </dt>
            <dd className={strong ? 'text-lead font-bold tabular-nums' : 'font-medium tabular-nums'}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
