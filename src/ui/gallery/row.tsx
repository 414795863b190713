import type { ReactNode } from 'react';

/** Variants side by side, under their name. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-2 border-t border-line pt-3 pb-2">
      <p className="text-note text-soft">{name}</p>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
