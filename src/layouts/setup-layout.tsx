import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { DisplayControls } from './display-controls.tsx';
import { LegalFooter } from './legal-footer.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

type Props = {
  /** Null while nothing is known, and on a page of text. */
  progress: { number: number; total: number } | null;
  /** Name of the step that "Back" goes to; null where there is none. */
  back: string | null;
  /** Somebody wanted to go elsewhere (`em=e1`). */
  cameFromElsewhere: boolean;
  onSignOut: () => void;
  children: ReactNode;
};

/** One way through: how far it is, one step back, and the way out. */
export function SetupLayout({ progress, back, cameFromElsewhere, onSignOut, children }: Props) {
  const { t } = useLingui();
  return (
    <div className="layout">
      <SkipLink />
      <header className="setup-header">
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-2">
          {back ? (
            <Link
              to="/setup"
              search={{ step: back }}
              className="-ms-3 inline-flex min-h-11 items-center gap-2 rounded-card px-3 font-semibold"
            >
              <Icon of={ArrowLeft} />
              {t`Back`}
            </Link>
          ) : (
            <Logo compact />
          )}
          <div className="-me-2 flex">
            <DisplayControls />
            <IconButton name={t`Sign out`} icon={LogOut} onClick={onSignOut} />
          </div>
        </div>
        {progress && <Progress {...progress} />}
      </header>
      <main id={MAIN_ID} tabIndex={-1}>
        {cameFromElsewhere && (
          <p role="status" className="setup-marker">
            <b className="text-ink">
              <Trans>Finish setup first.</Trans>
            </b>{' '}
            <Trans>Every other page opens after that.</Trans>
          </p>
        )}
        {children}
      </main>
      <LegalFooter inSetup />
    </div>
  );
}

function Progress({ number, total }: { number: number; total: number }) {
  return (
    <div className="grid gap-2 pb-3">
      <p className="text-note font-semibold text-soft">
        <Trans>
          Step {number} of {total}
        </Trans>
      </p>
      <div aria-hidden="true" className="setup-progress">
        {Array.from({ length: total }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a row is all that a mark is
          <span key={at} data-passed={at < number || undefined} />
        ))}
      </div>
    </div>
  );
}
