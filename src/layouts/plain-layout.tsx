import { useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { DisplayControls } from './display-controls.tsx';
import { LegalFooter } from './legal-footer.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

type Props = {
  /** Where "Back" goes; without it there is nothing to go back to. */
  back?: LinkProps['to'];
  children: ReactNode;
};

/** One thing to do and nothing beside it: sign in, register. */
export function PlainLayout({ back, children }: Props) {
  const { t } = useLingui();
  return (
    <div className="layout">
      <SkipLink />
      <header className="flex min-h-16 items-center justify-between gap-4 px-[max(var(--page-margin),var(--safe-left))] pt-[max(0.5rem,var(--safe-top))]">
        {back ? (
          <Link
            to={back}
            className="-ms-3 inline-flex min-h-11 items-center gap-2 rounded-card px-3 font-semibold"
          >
            <Icon of={ArrowLeft} />
            {t`Back`}
          </Link>
        ) : (
          <span />
        )}
        <div className="-me-2">
          <DisplayControls />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="plain">
        <Link to="/" className="mx-auto rounded-inner" aria-label={t`Zusage, to the start`}>
          <Logo />
        </Link>
        <div className="plain-card">{children}</div>
      </main>
      <LegalFooter />
    </div>
  );
}
