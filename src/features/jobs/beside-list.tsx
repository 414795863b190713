import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { MarketMarks } from '../../replica/queries/kept-jobs.ts';
import { useMarketActs } from '../../sync/react/use-market-acts.ts';
import { useSaving } from '../../ui/use-saving.ts';
import { useMarketKeys } from './use-market-keys.ts';

type Props = {
  list: ReactNode;
  /** The jobs of the list, in its order. */
  ids: readonly string[];
  marks: MarketMarks;
  chosen: string | null;
  onOpen: (jobId: string) => void;
  children: (jobId: string) => ReactNode;
};

/** On desks: the list, and beside it the job that is read; each scrolls by itself (pwa.1). */
export function BesideList({ list, ids, marks, chosen, onOpen, children }: Props) {
  const { t } = useLingui();
  const { saveJob, hideJob } = useMarketActs();
  const saving = useSaving();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen) pane.current?.scrollTo(0, 0);
  }, [chosen]);

  const shown = ids.filter((id) => !marks.hidden.jobs.has(id));
  const step = (by: number) => {
    const at = chosen ? ids.indexOf(chosen) : -1;
    const next = by > 0 ? ids.slice(at + 1) : ids.slice(0, Math.max(at, 0)).toReversed();
    const id = next.find((one) => shown.includes(one));
    if (id) onOpen(id);
  };
  useMarketKeys({
    j: () => step(1),
    k: () => step(-1),
    s: () => chosen && void saving(() => saveJob(chosen, !marks.saved.has(chosen))),
    h: () => {
      if (!chosen) return;
      step(1);
      void saving(() => hideJob(chosen, true));
    },
    '/': () => document.querySelector<HTMLElement>('#search input')?.focus(),
  });

  return (
    <div className="beside-list" data-market>
      <div className="min-w-0">
        {list}
        <p className="sticky bottom-0 border-t border-line bg-paper py-2 text-note text-faint">
          <Trans>
            <kbd>J</kbd> <kbd>K</kbd> next, previous · <kbd>S</kbd> save · <kbd>H</kbd> hide · <kbd>/</kbd>{' '}
            search
          </Trans>
        </p>
      </div>
      <section ref={pane} aria-label={t`The job that is open`} className="beside-article">
        <Suspense>{chosen && children(chosen)}</Suspense>
      </section>
    </div>
  );
}
