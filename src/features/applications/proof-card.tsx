import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import FileDown from 'lucide-react/icons/file-down';
import { lazy, Suspense, useState } from 'react';
import { dayOf } from '../../../contract/calendar-day.ts';
import { useNow } from '../../i18n/use-now.ts';
import { Icon } from '../../ui/icon.tsx';
import { RowButton } from '../../ui/list.tsx';
import { linesOf, type ProofLine, periodOf } from './proof-lines.ts';

const ProofSheet = lazy(() => import('./proof-sheet.tsx'));

/** The way to the proof of applications, with how many there are this month. */
export function ProofCard({ lines }: { lines: readonly ProofLine[] }) {
  const { i18n, t } = useLingui();
  const [open, setOpen] = useState(false);
  const today = dayOf(useNow());
  const count = linesOf(lines, periodOf('this-month', today)).length;
  const month = new Intl.DateTimeFormat(i18n.locale, { month: 'long', timeZone: 'UTC' }).format(
    new Date(today),
  );
  return (
    <div className="relative flex items-center gap-3 rounded-card border border-line bg-sheet px-4 py-3 motion-colors hover:border-edge">
      <div className="min-w-0 flex-1">
        <RowButton wraps aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span className="font-semibold">
            <Trans>Proof of applications</Trans>
          </span>
        </RowButton>
        <p className="text-small text-soft">
          {t`${plural(count, { one: '# application', other: '# applications' })} in ${month}`}
        </p>
      </div>
      <span aria-hidden="true" className="flex items-center gap-1.5 font-semibold text-accent">
        <Icon of={FileDown} />
        PDF
      </span>
      {open && (
        <Suspense>
          <ProofSheet lines={lines} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
