import type { ReactNode } from 'react';

/** One group of settings. */
export function SettingCard({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 rounded-card border border-line bg-sheet p-5">{children}</div>;
}
