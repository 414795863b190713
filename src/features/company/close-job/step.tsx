import Check from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';

type Props = {
  number: number;
  /** It is answered. */
  done: boolean;
  title: ReactNode;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  children: ReactNode;
};

/** One question of several, its number in the margin until it is answered. */
export function Step({ number, done, title, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2.5 gap-y-3">
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-7 place-items-center rounded-full border-2 text-note font-semibold',
          done ? 'border-accent bg-accent text-on-accent' : 'border-ink',
        )}
      >
        {done ? <Icon of={Check} size="sm" /> : number}
      </span>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lead font-bold">
          {title}
        </h2>
        {aside}
      </div>
      <div className="col-span-2 min-w-0 desk:col-start-2 desk:col-span-1">{children}</div>
    </section>
  );
}
