import { Trans } from '@lingui/react/macro';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import type { Session } from '../../auth/session.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { StretchedLink } from '../../ui/links.tsx';

const CREATOR = '/pwa/user/create-creator';

/** Three ways in; a person who is signed in goes straight to their place. */
export function Doors({ session }: { session: Session | null }) {
  const company = session?.userMode === 'company';
  return (
    <nav className="grid grid-cols-3 gap-2 sm:gap-4">
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
        <DoorDetail>
          <Trans>Search by place, pay and kind. Apply in a minute, and see each step until the answer.</Trans>
        </DoorDetail>
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
        <DoorDetail>
          <Trans>Write a job, read who applies, say yes or no with a tap. Nobody is forgotten.</Trans>
        </DoorDetail>
      </Door>
      <Door>
        <DoorTitle>
          {session && !company ? (
            <StretchedLink to={CREATOR} search={{}}>
              <Trans>Create</Trans>
            </StretchedLink>
          ) : (
            <StretchedLink to="/register" search={{ mode: 'user', to: CREATOR }}>
              <Trans>Create</Trans>
            </StretchedLink>
          )}
        </DoorTitle>
        <DoorDetail>
          <Trans>Show what you make and whom you reach. Companies look for you as well.</Trans>
        </DoorDetail>
      </Door>
    </nav>
  );
}

function Door({ filled = false, children }: { filled?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'group relative grid items-center gap-2 rounded-card border px-2 py-4 motion-colors sm:content-start sm:p-6 desk:p-8',
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
    <h2 className="flex items-center justify-center gap-4 text-center text-body font-semibold text-current sm:justify-between sm:text-start sm:text-title desk:text-display">
      {children}
      <span className="hidden desk:inline">
        <Icon of={ArrowRight} size="2xl" />
      </span>
    </h2>
  );
}

/** More than a name has no room on a phone, where the jobs come right below. */
function DoorDetail({ children }: { children: ReactNode }) {
  return <p className="hidden sm:block">{children}</p>;
}
