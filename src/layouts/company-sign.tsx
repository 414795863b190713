import { Trans, useLingui } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { CompanyMark } from '../ui/company-mark.tsx';
import { Icon } from '../ui/icon.tsx';
import { LimitMeter } from '../ui/limit-meter.tsx';

export type Workplace = {
  name: string;
  /** `_fileId` of its logo, and the address of its bytes while it waits to be sent. */
  logo: string | null;
  logoSrc: string | undefined;
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
  company: Workplace;
  /** Null until it is known. */
  limits: PlanLimits | null;
};

/** The company, what one may do in its name, and how much of its plan is in use. */
export function CompanySign({ company, limits }: Props) {
  const { t } = useLingui();
  const rights = [company.canSign && t`may sign`, company.canChat && t`may chat`].filter(Boolean);
  return (
    <div className="rail-only grid gap-2 rounded-card border border-line bg-sheet p-3">
      <div className="flex items-start gap-3">
        <CompanyMark name={company.name} logo={company.logo} src={company.logoSrc} />
        <div className="min-w-0">
          <p className="font-semibold leading-snug wrap-anywhere">
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
          <LimitMeter label={<Trans>Live jobs</Trans>} {...limits.jobs} />
          <LimitMeter label={<Trans>Members</Trans>} {...limits.members} />
        </div>
      )}
    </div>
  );
}

function Verified() {
  const { t } = useLingui();
  return (
    <Icon of={BadgeCheck} size="sm" label={t`verified`} className="inline align-[-0.15em] text-accent" />
  );
}
