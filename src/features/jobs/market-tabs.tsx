import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { searchName } from '../../i18n/search-name.ts';
import { type MarketFilters, NO_FILTERS } from '../../replica/market/filters.ts';
import { type KnownPlace, placeNamed } from '../../replica/market/place-match.ts';
import { filtersOfSearch } from '../../replica/market/saved-search.ts';
import { useCounts } from '../../replica/market/use-counts.ts';
import { useLooks } from '../../replica/market/use-looks.ts';
import { myCreator } from '../../replica/queries/creator.ts';
import type { MarketMarks } from '../../replica/queries/kept-jobs.ts';
import { useLive } from '../../replica/use-live.ts';
import { Badge } from '../../ui/badge.tsx';

type Props = {
  marks: MarketMarks;
  /** The one that is open: `all`, `saved`, `hidden` or the id of a saved search. */
  list: string;
  /** What is shown at the moment. */
  filters: MarketFilters;
  /** Places that have jobs. */
  places: readonly KnownPlace[];
  /** Since when the jobs of the open list are new; null: none is. */
  since: string | null;
  onList: (list: string, filters: MarketFilters) => void;
};

/** Saved searches with what is new in each, all jobs, saved and hidden ones (pwa.4). */
export function MarketTabs({ marks, list, filters, places, since, onList }: Props) {
  const { t, i18n } = useLingui();
  const looks = useLooks();
  const creator = useLive(myCreator);
  const { searches, saved, hidden } = marks;
  const hiddenCount = hidden.jobs.size + hidden.companies.size;
  const own = searches.map(({ id, search }) => ({
    id,
    name: searchName(i18n, search),
    filters: id === list ? filters : filtersOfSearch(search, (place) => placeNamed(places, place)),
    since: id === list ? since : (looks?.[id]?.at ?? null),
  }));
  const counts = useCounts(
    own.map((one) => ({ key: `search:${one.id}`, filters: one.filters, since: one.since })),
  );
  return (
    <nav aria-label={t`Your searches`} className="market-tabs">
      <ul>
        {own.map(({ id, name, filters: of }) => {
          const fresh = counts[`search:${id}`]?.fresh ?? 0;
          return (
            <Tab key={id} current={id === list} onPress={() => onList(id, of)}>
              {name}
              <Badge count={fresh} label={t`${fresh} new`} />
            </Tab>
          );
        })}
        <Tab current={list === 'all'} onPress={() => onList('all', NO_FILTERS)}>{t`All jobs`}</Tab>
        {creator && (
          <li>
            <Link
              to="/pwa/user"
              search={{ view: 'campaigns' }}
              className="flex min-h-11 items-center font-semibold whitespace-nowrap text-soft"
            >
              {t`Campaigns`}
            </Link>
          </li>
        )}
        {saved.size > 0 && (
          <Tab current={list === 'saved'} onPress={() => onList('saved', NO_FILTERS)}>
            {t`Saved`} <span className="font-normal tabular-nums">{saved.size}</span>
          </Tab>
        )}
        {hiddenCount > 0 && (
          <Tab current={list === 'hidden'} onPress={() => onList('hidden', NO_FILTERS)}>
            {t`Hidden`} <span className="font-normal tabular-nums">{hiddenCount}</span>
          </Tab>
        )}
      </ul>
    </nav>
  );
}

type TabProps = { current: boolean; onPress: () => void; children: ReactNode };

function Tab({ current, onPress, children }: TabProps) {
  return (
    <li>
      <button type="button" aria-current={current ? 'page' : undefined} onClick={onPress}>
        {children}
      </button>
    </li>
  );
}
