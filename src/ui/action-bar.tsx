import type { ReactNode } from 'react';

/**
 * The main actions of a page, in reach of the thumb. It is part of the page and sticks to its lower edge, above the
 * tabs: at the end of the text it lies below it, so it never covers anything.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="action-bar">
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}
