import type { ReactNode } from 'react';

/** Photos side by side, as many in a row as there is room for; each opens large. */
export function PhotoGrid({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ul aria-label={name} className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2 desk:gap-3">
      {children}
    </ul>
  );
}
