import { Trans, useLingui } from '@lingui/react/macro';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { MarketFilters } from '../../replica/market/filters.ts';
import { placeNamed } from '../../replica/market/place-match.ts';
import { filtersOfSearch, keepsSame } from '../../replica/market/saved-search.ts';
import type { KeptSearch } from '../../replica/queries/kept-jobs.ts';
import { useMarketActs } from '../../sync/react/use-market-acts.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuItem } from '../../ui/menu-item.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { chosenOf } from './chosen.ts';
import { useKeepSearch } from './use-keep-search.ts';

type Props = {
  filters: MarketFilters;
  /** The saved search that is open, if one is. */
  opened: KeptSearch | undefined;
  onKept: (id: string) => void;
  onGone: () => void;
};

/** Keeps what is looked for as a search, and what can be done with one that is kept (pwa.4). */
export function SearchActs({ filters, opened, onKept, onGone }: Props) {
  const { t } = useLingui();
  const { keepSearch } = useMarketActs();
  const keepFilters = useKeepSearch();
  const saving = useSaving();
  const [removed, setRemoved] = useState<KeptSearch | null>(null);

  const keep = async (kept: Parameters<typeof keepFilters>[1]) => {
    const id = await keepFilters(filters, kept);
    if (id) onKept(id);
  };
  const alertIsOn = opened?.search.alert ?? false;
  const turnAlert = (search: KeptSearch) =>
    saving(() => keepSearch(search.id, { ...search.search, alert: !search.search.alert }));
  const remove = async (search: KeptSearch) => {
    if (!(await saving(() => keepSearch(search.id, null)))) return;
    setRemoved(search);
    onGone();
  };
  const takeBack = async (search: KeptSearch) => {
    if (!(await saving(() => keepSearch(search.id, search.search)))) return;
    setRemoved(null);
    onKept(search.id);
  };

  const asksSomething = filters.words.trim() !== '' || chosenOf(filters).length > 0;
  const differs =
    opened &&
    !keepsSame(
      filters,
      filtersOfSearch(opened.search, (name) => placeNamed(filters.place ? [filters.place] : [], name)),
    );
  return (
    <>
      {removed && !opened && (
        <p role="status" className="flex shrink-0 items-center gap-1 text-small text-soft">
          <Trans>The search is removed.</Trans>
          <Button variant="bare" onClick={() => void takeBack(removed)}>
            <Trans>Undo</Trans>
          </Button>
        </p>
      )}
      {asksSomething && (!opened || differs) && (
        <div className="flex shrink-0">
          {differs && (
            <Button variant="bare" onClick={() => void keep({ id: opened.id, alert: alertIsOn })}>
              <Trans>Save changes</Trans>
            </Button>
          )}
          <Button variant="bare" icon={Plus} onClick={() => void keep({ alert: false })}>
            {differs ? <Trans>As a new search</Trans> : <Trans>Save this search</Trans>}
          </Button>
        </div>
      )}
      {opened && (
        <Menu
          name={t`This search`}
          button={(opener) => (
            <IconButton {...opener} name={t`This search`} icon={alertIsOn ? Bell : Ellipsis} />
          )}
        >
          <MenuItem icon={alertIsOn ? BellOff : Bell} onSelect={() => void turnAlert(opened)}>
            {alertIsOn ? t`Stop telling me about new jobs` : t`Tell me about new jobs`}
          </MenuItem>
          <MenuItem danger onSelect={() => void remove(opened)}>{t`Remove this search`}</MenuItem>
        </Menu>
      )}
    </>
  );
}
