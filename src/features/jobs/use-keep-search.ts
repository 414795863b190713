import { useLingui } from '@lingui/react';
import { searchName } from '../../i18n/search-name.ts';
import type { MarketFilters } from '../../replica/market/filters.ts';
import { searchOfFilters } from '../../replica/market/saved-search.ts';
import { useMarketActs } from '../../sync/react/use-market-acts.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { useSaving } from '../../ui/use-saving.ts';

type Kept = { alert: boolean /** An earlier search that it takes the place of. */; id?: string };

/** Keeps filters as a search, named for what it looks for; answers its id, or null where this device kept nothing. */
export function useKeepSearch(): (filters: MarketFilters, kept: Kept) => Promise<string | null> {
  const { i18n } = useLingui();
  const { keepSearch } = useMarketActs();
  const { newId } = useSync();
  const saving = useSaving();
  return async (filters, { alert, id = newId() }) => {
    const draft = searchOfFilters(filters, { name: '-', alert });
    const search = { ...draft, name: searchName(i18n, draft) };
    return (await saving(() => keepSearch(id, search))) ? id : null;
  };
}
