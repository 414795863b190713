import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Something a person may do, or may not. */
export function Allowed({ allowed, children }: { allowed: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <span className={allowed ? 'flex items-center gap-2' : 'flex items-center gap-2 text-soft'}>
      <Icon
        of={allowed ? Check : Minus}
        label={allowed ? t`yes` : t`no`}
        className={allowed ? 'text-success' : 'text-faint'}
      />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
