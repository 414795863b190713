import { Trans } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Eye from 'lucide-react/icons/eye';
import { lazy, Suspense, useState } from 'react';
import type { User } from '../../../contract/entities/user.ts';
import { Icon } from '../../ui/icon.tsx';

const SeenSheet = lazy(async () => ({ default: (await import('./sheets.tsx')).SeenSheet }));

/** The way to what others see of one, and to who does (user.1). */
export function SeenByCompanies({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  const isOff = user.settings.visibility?.value === 'off';
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex w-full items-center gap-4 rounded-card border border-line bg-sheet px-5 py-3.5 text-start motion-colors hover:bg-well"
      >
        <Icon of={Eye} size="lg" className="text-accent" />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            <Trans>What companies see of you</Trans>
          </span>
          <span className="block text-small text-soft">
            {isOff ? (
              <Trans>Nobody sees your profile now.</Trans>
            ) : (
              <Trans>Only companies you apply to see it.</Trans>
            )}
          </span>
        </span>
        <Icon of={ChevronRight} className="text-faint" />
      </button>
      {open && (
        <Suspense>
          <SeenSheet user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
