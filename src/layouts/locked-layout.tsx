import type { ReactNode } from 'react';
import { Logo } from '../ui/logo.tsx';
import { DisplayControls } from './display-controls.tsx';
import { LegalFooter } from './legal-footer.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

/** For a locked account: the screen says why it is locked and what still works. */
export function LockedLayout({ children }: { children: ReactNode }) {
  return (
    <div className="layout">
      <SkipLink />
      <header className="flex min-h-16 flex-wrap items-center justify-between gap-4 border-b border-line px-[max(var(--page-margin),var(--safe-left))] pt-[max(0.5rem,var(--safe-top))] pb-2">
        <Logo />
        <DisplayControls />
      </header>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <LegalFooter />
    </div>
  );
}
