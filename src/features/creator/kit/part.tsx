import type { ReactNode } from 'react';

/** A part of the media kit under its heading. */
export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-lead font-bold">{title}</h3>
      {children}
    </section>
  );
}
