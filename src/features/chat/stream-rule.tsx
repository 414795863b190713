import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type Props = {
  children: ReactNode;
  /** Marks what is new; without it the rule only names a day. */
  fresh?: boolean;
  /** Where something leads here. */
  id?: string;
};

/** A line across the stream with a word on it. */
export function StreamRule({ children, fresh = false, id }: Props) {
  return (
    <li
      id={id}
      tabIndex={id ? -1 : undefined}
      data-unread={fresh || undefined}
      className={classNames(
        'my-2.5 flex items-center gap-3 text-note font-semibold',
        'before:h-px before:flex-1 before:content-[""] after:h-px after:flex-1 after:content-[""]',
        fresh ? 'text-ink before:bg-highlight after:bg-highlight' : 'text-faint before:bg-line after:bg-line',
      )}
    >
      {fresh ? (
        <span className="rounded-full bg-highlight px-2.5 py-0.5 text-on-highlight">{children}</span>
      ) : (
        children
      )}
    </li>
  );
}
