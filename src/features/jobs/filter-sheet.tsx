import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { type MarketFilters, NO_FILTERS } from '../../replica/market/filters.ts';
import type { KnownPlace } from '../../replica/market/place-match.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { chosenOf } from './chosen.ts';
import { FilterFields } from './filter-fields.tsx';

type Props = {
  filters: MarketFilters;
  places: readonly KnownPlace[];
  /** How many jobs the filters find. */
  count: number;
  onFilters: (filters: MarketFilters) => void;
};

/** On phones: the filters behind one button that tells how many are on. */
export function FilterSheet({ filters, places, count, onFilters }: Props) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const on = chosenOf(filters).length;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="quiet" icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {on > 0 ? t`Filters: ${on}` : t`Filters`}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        title={t`Filters`}
        actions={
          open && (
            <>
              <Button
                onClick={close}
              >{t`${plural(count, { one: 'Show # job', other: 'Show # jobs' })}`}</Button>
              {on > 0 && (
                <Button
                  variant="bare"
                  onClick={() => onFilters({ ...NO_FILTERS, words: filters.words })}
                >{t`Reset`}</Button>
              )}
            </>
          )
        }
      >
        <FilterFields filters={filters} places={places} onFilters={onFilters} />
      </Sheet>
    </>
  );
}
