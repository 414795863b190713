import type { ReactNode } from 'react';

/** One line of chips or cards that reaches to the edges of the screen and can be pushed along. Wraps on desks. */
export function ScrollRow({ children }: { children: ReactNode }) {
  return <div className="scroll-row">{children}</div>;
}
