import { useLingui } from '@lingui/react/macro';
import type { MarketFilters } from '../../replica/market/filters.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Relaxation, relaxations } from './chosen.ts';
import { chosenText } from './chosen-text.ts';

type Props = { filters: MarketFilters; onFilters: (filters: MarketFilters) => void };

/** No job passes: what to let go of, least painful first. */
export function NothingFound({ filters, onFilters }: Props) {
  const { t, i18n } = useLingui();
  const [first, ...others] = relaxations(filters);
  const told = ({ what, km }: Relaxation): string => {
    if (what === 'radius') return t`Look within ${km ?? 0} km`;
    if (what === 'words') return t`Search without words`;
    const filter = chosenText(i18n, filters, what);
    return t`Take off: ${filter}`;
  };
  return (
    <EmptyState
      picture="no-jobs"
      title={t`No job fits all of this today.`}
      action={
        first && (
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={() => onFilters(first.filters)}>{told(first)}</Button>
            {others.map((way) => (
              <Button key={way.what} variant="quiet" onClick={() => onFilters(way.filters)}>
                {told(way)}
              </Button>
            ))}
          </div>
        )
      }
    >
      {t`Look at a little more, or come back: new jobs arrive here by themselves.`}
    </EmptyState>
  );
}
