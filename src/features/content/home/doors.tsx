import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MarketFigures } from '../../../../contract/entities/market-figures.ts';
import type { Session } from '../../../auth/session.ts';
import { StretchedLink } from '../../../ui/links.tsx';
import { HouseDoor, ShopDoor, StudioDoor } from './door-drawings.tsx';

const CREATOR = '/pwa/user/create-creator';

type Props = { session: Session | null; figures: MarketFigures | null | undefined };

/** Three ways in (home.1); a person who is signed in goes straight to their place. */
export function Doors({ session, figures }: Props) {
  const { t } = useLingui();
  const company = session?.userMode === 'company';
  const jobs = figures?.jobs ?? 0;
  const campaigns = figures?.kinds.find(({ kind }) => kind === 'campaign')?.jobs ?? 0;
  return (
    <nav aria-label={t`Three ways in`} className="grid grid-cols-3 desk:flex desk:gap-6">
      <Door
        drawing={<HouseDoor />}
        note={jobs > 0 && t`${plural(jobs, { one: '# job', other: '# jobs' })}`}
        current
      >
        {session && !company ? (
          <StretchedLink to="/pwa">
            <Trans>Find work</Trans>
          </StretchedLink>
        ) : (
          <StretchedLink to="/register" search={{ mode: 'user' }}>
            <Trans>Find work</Trans>
          </StretchedLink>
        )}
      </Door>
      <Door drawing={<ShopDoor />} note={t`the first ad is free`}>
        {company ? (
          <StretchedLink to="/pwa/company">
            <Trans>Hire</Trans>
          </StretchedLink>
        ) : (
          <StretchedLink to="/register" search={{ mode: 'company' }}>
            <Trans>Hire</Trans>
          </StretchedLink>
        )}
      </Door>
      <Door
        drawing={<StudioDoor />}
        note={campaigns > 0 && t`${plural(campaigns, { one: '# campaign', other: '# campaigns' })}`}
      >
        {session && !company ? (
          <StretchedLink to={CREATOR} search={{}}>
            <Trans>Create</Trans>
          </StretchedLink>
        ) : (
          <StretchedLink to="/register" search={{ mode: 'user', to: CREATOR }}>
            <Trans>Create</Trans>
          </StretchedLink>
        )}
      </Door>
    </nav>
  );
}

type DoorProps = { drawing: ReactNode; note: ReactNode; current?: boolean; children: ReactNode };

function Door({ drawing, note, current = false, children }: DoorProps) {
  return (
    <div className="group relative grid justify-items-center gap-1 rounded-card px-1 pt-1 pb-2 text-center desk:grid-cols-[auto_auto] desk:justify-items-start desk:gap-x-3 desk:gap-y-0 desk:p-2 desk:text-start">
      <span className="row-span-2 w-[50px] desk:w-14">{drawing}</span>
      <span
        className={
          current
            ? 'text-small font-semibold leading-tight text-accent desk:self-end'
            : 'text-small font-semibold leading-tight group-hover:text-accent desk:self-end'
        }
      >
        {children}
      </span>
      {/* Beside the name there is no room for it on a phone. */}
      <span className="hidden text-note tabular-nums text-soft desk:block">{note}</span>
    </div>
  );
}
