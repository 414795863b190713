import { useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Clapperboard from 'lucide-react/icons/clapperboard';
import User from 'lucide-react/icons/user';
import type { ComponentProps } from 'react';
import { CompanyMark } from '../ui/company-mark.tsx';
import { Icon } from '../ui/icon.tsx';
import { LinkButton } from '../ui/links.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { CompanySign, type Workplace } from './company-sign.tsx';
import { DisplayControls } from './display-controls.tsx';
import { DueCount } from './due-count.tsx';

type ButtonProps = Pick<Workplace, 'name' | 'logo' | 'logoSrc'> & { onOpen: () => void };

/** On phones: the company's name in the bar, and behind it what the rail of a desk shows. */
export function CompanyButton({ name, logo, logoSrc, onOpen }: ButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="-ms-2 flex min-h-11 min-w-0 items-center gap-2 rounded-card px-2"
    >
      <CompanyMark name={name} logo={logo} src={logoSrc} size="sm" />
      <span className="truncate font-semibold">{name}</span>
      <span className="sr-only">{t`Your rights and plan`}</span>
      <Icon of={ChevronDown} size="sm" className="text-faint" />
    </button>
  );
}

type Props = ComponentProps<typeof CompanySign> & { open: boolean; onClose: () => void; due: number | null };

export function CompanySheet({ open, onClose, due, ...sign }: Props) {
  const { t } = useLingui();
  return (
    <Sheet open={open} onClose={onClose} title={t`Your company`}>
      <div className="grid gap-3">
        <CompanySign {...sign} />
        {due !== null && <DueCount count={due} onFollow={onClose} />}
        <LinkButton variant="quiet" icon={Clapperboard} to="/pwa/company/creators" onClick={onClose}>
          {t`Find creators`}
        </LinkButton>
        <LinkButton variant="quiet" icon={User} to="/pwa/user/settings" onClick={onClose}>
          {t`Your account, sign out`}
        </LinkButton>
        <div className="-ms-2.5">
          <DisplayControls />
        </div>
      </div>
    </Sheet>
  );
}
