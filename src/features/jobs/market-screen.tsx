import { useLingui } from '@lingui/react/macro';
import {
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { ageOn } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import { useClock } from '../../i18n/clock.ts';
import { useNow } from '../../i18n/use-now.ts';
import type { MarketFilters } from '../../replica/market/filters.ts';
import { useMarket } from '../../replica/market/use-market.ts';
import { type ApplicationItem, applicationItemsByJob } from '../../replica/queries/application-items.ts';
import { me } from '../../replica/queries/me.ts';
import { syncStatus } from '../../replica/queries/outbox.ts';
import { useLive } from '../../replica/use-live.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { FilterFields } from './filter-fields.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { JobList } from './job-list.tsx';
import { sameFilters, searchOf } from './market-search-params.ts';
import { MarketSummary } from './market-summary.tsx';
import { NoMarket } from './no-market.tsx';
import { SearchField } from './search-field.tsx';
import { SortChoice } from './sort-choice.tsx';
import { useTypedWords } from './use-typed-words.ts';
import { WhyOrder } from './why-order.tsx';

/** Most searches find something. */
const NothingFound = lazy(async () => ({ default: (await import('./nothing-found.tsx')).NothingFound }));

type Props = {
  /** What the address says. */
  filters: MarketFilters;
  onFilters: (filters: MarketFilters) => void;
  /** Shown above the list: how one's own applications stand. */
  aside?: ReactNode;
};

const NO_ITEMS: ReadonlyMap<string, ApplicationItem> = new Map();

/** The market of this device, searched and filtered (pwa.1, pwa.2, pwa.6). */
export function MarketScreen({ filters: given, onFilters, aside }: Props) {
  const { t } = useLingui();
  const settled = useSettled(given);
  const words = useTypedWords(settled.words, (text) => onFilters({ ...settled, words: text }));
  const typed = useDeferredValue(words.text);
  const filters = useMemo(() => ({ ...settled, words: typed }), [settled, typed]);
  const market = useMarket(filters, useNow());
  const status = useLive(syncStatus);
  const items = useLive(applicationItemsByJob) ?? NO_ITEMS;
  const age = useMyAge();
  const isDesk = useDesk();

  // A change of another filter carries the words along that were not handed on yet.
  const change = (next: MarketFilters) => {
    const text = next.words === filters.words ? words.text : next.words;
    words.handOn(text);
    onFilters({ ...next, words: text.trim() });
  };
  const fields = { filters, places: market.places, onFilters: change };
  const count = market.ids?.length ?? 0;
  return (
    <Page title={t`Jobs`} wide hideTitle>
      <div className="grid items-start gap-x-12 gap-y-5 desk:grid-cols-[17rem_minmax(0,45rem)]">
        {isDesk && (
          <section
            aria-label={t`Filters`}
            className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto pe-1 pb-4"
          >
            <FilterFields {...fields} />
          </section>
        )}
        <div className="grid min-w-0 gap-4">
          {aside}
          <SearchField text={words.text} onType={words.type} onLeave={words.leave} />
          <div className="flex flex-wrap gap-2">
            {!isDesk && <FilterSheet {...fields} count={count} />}
            <SortChoice
              sort={filters.sort}
              hasPlace={filters.place !== null}
              onSort={(sort) => change({ ...filters, sort })}
            />
          </div>
          <ChosenChips filters={filters} onFilters={change} />
          {status && market.size === 0 ? (
            <NoMarket loaded={status.loaded} />
          ) : !market.ids || market.size === undefined || !status ? (
            <Skeleton lines={6} />
          ) : (
            <>
              <MarketSummary
                found={market.partial ? undefined : count}
                size={market.size}
                loaded={status.loaded}
                asOf={status.asOf}
                age={age}
              >
                <WhyOrder sort={market.filters.sort} />
              </MarketSummary>
              {count === 0 ? (
                <Suspense>
                  <NothingFound filters={market.filters} onFilters={change} />
                </Suspense>
              ) : (
                <JobList
                  found={market.ids}
                  first={market.first}
                  list={JSON.stringify(searchOf(market.filters))}
                  loaded={market.loaded}
                  place={market.filters.place}
                  age={age}
                  items={items}
                />
              )}
            </>
          )}
        </div>
      </div>
    </Page>
  );
}

/** The same object as long as nothing in it changed, even if it is built again. */
function useSettled(given: MarketFilters): MarketFilters {
  const [settled, settle] = useState(given);
  if (settled === given || sameFilters(settled, given)) return settled;
  settle(given);
  return given;
}

/** The reader's age in full years today; undefined until their record has been read. */
function useMyAge(): number | undefined {
  const clock = useClock();
  const user = useLive(me);
  return user && ageOn(user.general.dateOfBirth, dayOf(clock()));
}

/** The `desk` breakpoint of the design system: from here on there is room beside the list. */
const desk = () => matchMedia('(min-width: 56.25rem)');

function onChange(listener: () => void): () => void {
  const query = desk();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function useDesk(): boolean {
  return useSyncExternalStore(onChange, () => desk().matches);
}
