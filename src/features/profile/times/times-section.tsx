import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { lazy, Suspense, useState } from 'react';
import type { UserGeneral } from '../../../../contract/entities/user.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Section } from '../../../ui/page.tsx';
import { WeekGrid } from '../../../ui/week-grid.tsx';

const TimesSheet = lazy(async () => ({ default: (await import('../sheets.tsx')).TimesSheet }));

/** When somebody can work: parts of the week, and a line of their own (user.4). */
export function TimesSection({ general }: { general: UserGeneral }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { times = [], availability } = general;
  return (
    <Section
      title={<Trans>When I can work</Trans>}
      aside={
        <span className="-my-2.5 -me-3 self-center">
          <IconButton
            name={t`Change when I can work`}
            icon={Pencil}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
        </span>
      }
    >
      {availability && (
        <p className="wrap-anywhere" lang="">
          {availability}
        </p>
      )}
      {times.length > 0 && (
        <div className="max-w-120">
          <WeekGrid times={times} />
        </div>
      )}
      {times.length === 0 && !availability && (
        <p className="text-small text-soft">
          <Trans>For shifts this is the first thing a company asks. Mark the times that suit you.</Trans>
        </p>
      )}
      {open && (
        <Suspense>
          <TimesSheet general={general} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
