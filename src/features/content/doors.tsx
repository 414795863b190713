import { Trans } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import type { Session } from '../../auth/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { StretchedLink } from '../../ui/links.tsx';

/** Two ways in; whoever is in already is led straight to their place. */
export function Doors({ session }: { session: Session | null }) {
  const company = session?.userMode === 'company';
  return (
    <nav className="grid gap-4 sm:grid-cols-2">
      <Door filled>
        <DoorTitle>
          {session && !company ? (
            <StretchedLink to="/pwa">
              <Trans>Find work</Trans>
            </StretchedLink>
          ) : (
            <StretchedLink to="/register" search={{ mode: 'user' }}>
              <Trans>Find work</Trans>
            </StretchedLink>
          )}
        </DoorTitle>
        <Trans>Search by place, pay and kind. Apply in a minute, and see each step until the answer.</Trans>
      </Door>
      <Door>
        <DoorTitle>
          {company ? (
            <StretchedLink to="/pwa/company">
              <Trans>Hire</Trans>
            </StretchedLink>
          ) : (
            <StretchedLink to="/register" search={{ mode: 'company' }}>
              <Trans>Hire</Trans>
            </StretchedLink>
          )}
        </DoorTitle>
        <Trans>Write a job, read who applies, say yes or no with a tap. Nobody is forgotten.</Trans>
      </Door>
    </nav>
  );
}

function Door({ filled = false, children }: { filled?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'group relative grid gap-2 rounded-card border p-6 motion-colors desk:p-8',
        filled
          ? 'border-accent bg-accent text-on-accent hover:border-accent-strong hover:bg-accent-strong'
          : 'border-edge bg-sheet hover:border-ink',
      )}
    >
      {children}
    </div>
  );
}

function DoorTitle({ children }: { children: ReactNode }) {
  return (
    <h2 className="flex items-center justify-between gap-4 text-display text-current">
      {children}
      <Icon of={ArrowRight} size="2xl" />
    </h2>
  );
}
