import { Trans, useLingui } from '@lingui/react/macro';
import type { MarketFigures } from '../../../../contract/entities/market-figures.ts';
import { KIND_LABEL } from '../../../i18n/job-labels.ts';
import { useFormat } from '../../../i18n/use-format.ts';

const MOST = 5;

/** The kinds of which there are most, each a list of its own that the server writes; never one that is empty. */
export function KindChips({ figures }: { figures: MarketFigures }) {
  const { i18n, t } = useLingui();
  const { number } = useFormat();
  return (
    <nav
      aria-label={t`Jobs by kind`}
      // A browser leaves one that is cut off by the edge where it is.
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      className="flex gap-2 overflow-x-auto px-(--page-margin) [scrollbar-width:none] -mx-(--page-margin) desk:mx-0 desk:flex-wrap desk:px-0"
    >
      <a href="/jobs" className="filter-chip">
        <Trans>All</Trans> <span className="font-normal tabular-nums text-faint">{number(figures.jobs)}</span>
      </a>
      {figures.kinds.slice(0, MOST).map(({ kind, jobs }) => (
        <a key={kind} href={`/jobs/all/${kind}`} className="filter-chip">
          <span className="first-letter:uppercase">{i18n._(KIND_LABEL[kind])}</span>{' '}
          <span className="font-normal tabular-nums text-faint">{number(jobs)}</span>
        </a>
      ))}
    </nav>
  );
}
