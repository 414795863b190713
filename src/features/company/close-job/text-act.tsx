import type { ReactNode } from 'react';

/** An act beside a heading or below a text, of less weight than a button. */
export function TextAct({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 px-2 text-small font-semibold text-accent hover:text-accent-strong desk:min-h-8"
    >
      {children}
    </button>
  );
}
