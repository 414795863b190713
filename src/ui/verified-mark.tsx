import { useLingui } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Icon } from './icon.tsx';

/** Behind the name of a company that was checked. */
export function VerifiedMark() {
  const { t } = useLingui();
  return (
    <Icon
      of={BadgeCheck}
      size="sm"
      label={t`verified`}
      className="ms-1 inline-block align-[-0.15em] text-accent"
    />
  );
}
