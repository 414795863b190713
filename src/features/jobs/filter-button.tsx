import { useLingui } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { lazy, Suspense, useState } from 'react';
import type { MarketFilters } from '../../replica/market/filters.ts';
import type { KnownPlace } from '../../replica/market/place-match.ts';
import { Button } from '../../ui/button.tsx';
import { chosenOf } from './chosen.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./market-later.ts')).FilterSheet }));

type Props = {
  filters: MarketFilters;
  places: readonly KnownPlace[];
  /** How many jobs the filters find. */
  count: number;
  onFilters: (filters: MarketFilters) => void;
};

/** The filters behind one button that tells how many are on. */
export function FilterButton(props: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  // It stays, so that closing is a movement and not a disappearance.
  const [asked, setAsked] = useState(false);
  const on = chosenOf(props.filters).length;
  return (
    <div className="shrink-0 whitespace-nowrap">
      <Button
        variant="quiet"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {on > 0 ? t`Filters: ${on}` : t`Filters`}
      </Button>
      <Suspense>{asked && <FilterSheet {...props} open={open} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
