import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import Search from 'lucide-react/icons/search';
import User from 'lucide-react/icons/user';
import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { SyncChip } from '../ui/sync-chip.tsx';
import { COMMAND_KEY } from '../ui/use-command-key.ts';
import { COMPANY, type CompanyPlace } from './company-destinations.ts';
import { CompanyButton, CompanySheet } from './company-sheet.tsx';
import { CompanySign, type PlanLimits, type Workplace } from './company-sign.tsx';
import { DisplayControls } from './display-controls.tsx';
import { DueCount } from './due-count.tsx';
import type { Frame } from './frame.ts';
import { type Badges, Navigation } from './navigation.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { usePalette } from './use-palette.tsx';

type Props = {
  frame: Frame;
  /** Null until there is a company. */
  company: Workplace | null;
  /** Null until it is known. */
  limits?: PlanLimits | null;
  /** How many people are owed an answer now; null until it is known. */
  due?: number | null;
  current?: CompanyPlace | undefined;
  badges?: Badges<CompanyPlace>;
  fill?: boolean;
  bare?: boolean;
  /** The rail keeps to its signs, because something beside the page takes its room. */
  slim?: boolean | undefined;
  children: ReactNode;
};

/** A company's screens: a rail at the side on desks, tabs at the thumb on phones. */
export function CompanyLayout({
  frame,
  company,
  limits = null,
  due = null,
  current,
  badges = {},
  fill = false,
  bare = false,
  slim = false,
  children,
}: Props) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const { onOpen, palette } = usePalette(frame, company !== null);
  const search = { name: t`Search and go to`, onOpen };
  const navigation = { places: company ? COMPANY : [], current };
  return (
    <>
      <div
        className="layout layout-rail"
        data-tabs={company !== null || undefined}
        data-fill={fill || undefined}
        data-bare={bare || undefined}
        data-slim={slim || undefined}
      >
        <SkipLink />
        <TopBar
          phoneOnly
          frame={company ? { ...frame, search } : frame}
          display={!company}
          guest={!company && <AccountLink />}
          lead={company ? <CompanyButton {...company} onOpen={() => setShown(true)} /> : <Logo compact />}
        />
        <header className="rail max-desk:hidden">
          <div className="rail-row flex items-center justify-between gap-2 ps-2">
            <Link to="/pwa/company" className="rounded-inner" aria-label={t`Zusage, to the start`}>
              <Logo />
            </Link>
            <IconButton
              name={t`Notifications`}
              icon={Bell}
              count={frame.notifications.count}
              onClick={frame.notifications.onOpen}
            />
          </div>
          {company && (
            <div className="grid gap-2">
              <PaletteButton {...search} />
              <CompanySign company={company} limits={limits} />
              {due !== null && <DueCount count={due} />}
            </div>
          )}
          <Navigation {...navigation} badges={badges} name={t`Main`} form="rail" />
          {/* The chip has a line of its own: in the longest words it would push the buttons out of the rail. */}
          <div className="sticky -bottom-4 mt-auto -mb-4 grid justify-items-start gap-2 bg-well pt-2 pb-4">
            <SyncChip {...frame.sync} onClick={frame.sync.onOpen} />
            <div className="rail-row -ms-1 flex">
              <AccountLink />
              <DisplayControls />
            </div>
          </div>
        </header>
        <main id={MAIN_ID} tabIndex={-1}>
          {children}
        </main>
        {/* The rail has a counter of its own; the tabs have room for a number alone. */}
        {company && (
          <Navigation {...navigation} badges={{ ...badges, overview: due ?? 0 }} name={t`Main`} form="tabs" />
        )}
      </div>
      {company && (
        <CompanySheet
          open={shown}
          onClose={() => setShown(false)}
          company={company}
          limits={limits}
          due={due}
        />
      )}
      {palette}
    </>
  );
}

/** A field's form, with the key that does the same. */
function PaletteButton({ name, onOpen }: { name: string; onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" onClick={onOpen} aria-keyshortcuts={COMMAND_KEY} className="search-button">
      <Icon of={Search} />
      <span className="rail-words">{name}</span>
      <span aria-hidden="true" className="rail-only ms-auto text-note">
        {COMMAND_KEY === 'Meta+K' ? '⌘ K' : t`Ctrl K`}
      </span>
    </button>
  );
}

/** To the person's own settings, which a company's screens have no place of their own for; one signs out there. */
function AccountLink() {
  const { t } = useLingui();
  const name = t`Your account, sign out`;
  return (
    <Link
      to="/pwa/user/settings"
      title={name}
      aria-label={name}
      className="inline-grid size-11 shrink-0 place-items-center rounded-full text-soft motion-colors hover:bg-well hover:text-ink"
    >
      <Icon of={User} size="lg" />
    </Link>
  );
}
