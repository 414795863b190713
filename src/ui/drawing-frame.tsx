import type { ReactNode } from 'react';

/** Lines on a sheet of one size. */
export function DrawingFrame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 160 116" width="160" height="116" className="drawing" aria-hidden="true">
      {children}
    </svg>
  );
}
