import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Bell from 'lucide-react/icons/bell';
import type { ReactNode } from 'react';
import { CompanyMark } from '../ui/company-mark.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LimitMeter } from '../ui/limit-meter.tsx';
import { Logo } from '../ui/logo.tsx';
import { SyncChip } from '../ui/sync-chip.tsx';
import { COMPANY, type CompanyPlace } from './destinations.ts';
import { DisplayControls } from './display-controls.tsx';
import type { Frame } from './frame.ts';
import { type Badges, Navigation } from './navigation.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';

export type Workplace = {
  name: string;
  verified: boolean;
  role: 'owner' | 'member';
  /** "Head of bakery"; may be empty. */
  position: string;
  canSign: boolean;
  canChat: boolean;
};

/** How much of the plan is in use; a limit of null: as many as they like. */
export type PlanLimits = {
  jobs: { used: number; limit: number | null };
  members: { used: number; limit: number | null };
};

type Props = {
  frame: Frame;
  /** Null until there is a company. */
  company: Workplace | null;
  /** Null until it is known. */
  limits?: PlanLimits | null;
  current?: CompanyPlace | undefined;
  badges?: Badges<CompanyPlace>;
  fill?: boolean;
  bare?: boolean;
  children: ReactNode;
};

/** A company's screens: a rail at the side on desks, tabs at the thumb on phones. */
export function CompanyLayout({
  frame,
  company,
  limits = null,
  current,
  badges = {},
  fill = false,
  bare = false,
  children,
}: Props) {
  const { t } = useLingui();
  const navigation = { places: company ? COMPANY : [], current, badges };
  return (
    <div className="layout layout-rail" data-fill={fill || undefined} data-bare={bare || undefined}>
      <SkipLink />
      <TopBar phoneOnly frame={frame} lead={company ? <ShortSign company={company} /> : <Logo compact />} />
      <header className="rail max-desk:hidden">
        <div className="flex items-center justify-between gap-2 ps-2">
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
        {company && <Sign company={company} limits={limits} />}
        <Navigation {...navigation} name={t`Main`} form="rail" />
        <div className="mt-auto flex items-center justify-between gap-2">
          <SyncChip {...frame.sync} onClick={frame.sync.onOpen} />
          <DisplayControls />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      {company && <Navigation {...navigation} name={t`Main`} form="tabs" />}
    </div>
  );
}

/** The company, and what one may do in its name. */
function Sign({ company, limits }: { company: Workplace; limits: PlanLimits | null }) {
  const { t } = useLingui();
  const rights = [company.canSign && t`may sign`, company.canChat && t`may chat`].filter(Boolean);
  return (
    <div className="grid gap-2 rounded-card border border-line bg-sheet p-3">
      <div className="flex items-start gap-3">
        <CompanyMark name={company.name} />
        <div className="min-w-0">
          <p className="font-semibold leading-snug">
            {company.name} {company.verified && <Verified />}
          </p>
          <p className="text-note text-soft">
            {company.position || (company.role === 'owner' ? t`Owner` : t`Member`)}
          </p>
        </div>
      </div>
      {rights.length > 0 && <p className="text-note text-faint">{rights.join(' · ')}</p>}
      {limits && (
        <div className="mt-1 grid gap-2 border-t border-line pt-3">
          <LimitMeter label={<Trans>Jobs on the market</Trans>} {...limits.jobs} />
          <LimitMeter label={<Trans>Members</Trans>} {...limits.members} />
        </div>
      )}
    </div>
  );
}

function ShortSign({ company }: { company: Workplace }) {
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <CompanyMark name={company.name} size="sm" />
      <span className="truncate font-semibold">{company.name}</span>
    </div>
  );
}

function Verified() {
  const { t } = useLingui();
  return (
    <Icon of={BadgeCheck} size="sm" label={t`verified`} className="inline align-[-0.15em] text-accent" />
  );
}
