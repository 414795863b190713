import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
  open: boolean;
  onClose: () => void;
};

/** Everything one can ask of a job besides its words; the list behind it follows at once. */
export function FilterSheet({ filters, places, count, onFilters, open, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Filters`}
      actions={
        open && (
          <>
            <Button
              onClick={onClose}
            >{t`${plural(count, { one: 'Show # job', other: 'Show # jobs' })}`}</Button>
            {chosenOf(filters).length > 0 && (
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
  );
}
