import type { ReactNode } from 'react';

/** Of the kit's own heading: 2 on a page of its own, 3 as a part of another. */
export type Level = 2 | 3;

/** A part of the media kit under its heading. */
export function Part({ title, level, children }: { title: ReactNode; level: Level; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      {level === 2 ? (
        <h3 className="text-lead font-bold">{title}</h3>
      ) : (
        <h4 className="font-bold">{title}</h4>
      )}
      {children}
    </section>
  );
}
