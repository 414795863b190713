import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LinkButton } from '../ui/links.tsx';
import { Logo } from '../ui/logo.tsx';
import { SEEKER, type SeekerPlace } from './destinations.ts';
import type { Frame } from './frame.ts';
import { LegalFooter } from './legal-footer.tsx';
import { type Badges, Navigation } from './navigation.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

type Props = {
  /** Left out for guests: they see the doors to sign in and to register. */
  frame?: Frame | undefined;
  current?: SeekerPlace | undefined;
  badges?: Badges<SeekerPlace>;
  /** A guest's screen, opened by a person who is signed in. */
  signedIn?: boolean;
  /** Below the page, and never over it. */
  hint?: ReactNode;
  /** The page fills the window and scrolls inside itself. */
  fill?: boolean;
  /** On phones without bars: something else has the whole screen. */
  bare?: boolean;
  children: ReactNode;
};

/** A seeker's screens, and the public ones. */
export function DefaultLayout({
  frame,
  current,
  badges = {},
  signedIn = false,
  hint,
  fill = false,
  bare = false,
  children,
}: Props) {
  const { t } = useLingui();
  const navigation = { places: SEEKER, current, badges };
  return (
    <div
      className="layout"
      data-tabs={frame !== undefined || undefined}
      data-fill={fill || undefined}
      data-bare={bare || undefined}
    >
      <SkipLink />
      <TopBar
        frame={frame}
        lead={
          <Link to={frame ? '/pwa' : '/'} className="rounded-inner" aria-label={t`Zusage, to the start`}>
            <Logo compact={frame !== undefined} />
          </Link>
        }
        navigation={frame && <Navigation {...navigation} name={t`Main`} form="bar" />}
        guest={
          !frame && (
            <LinkButton to={signedIn ? '/pwa' : '/login'} variant="quiet">
              {signedIn ? t`Back to the app` : t`Sign in`}
            </LinkButton>
          )
        }
      />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      {hint}
      {!fill && <LegalFooter />}
      {frame && <Navigation {...navigation} name={t`Main`} form="tabs" />}
    </div>
  );
}
