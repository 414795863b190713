import { useLingui } from '@lingui/react/macro';
import {
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { useNow } from '../../i18n/use-now.ts';
import { type MarketFilters, NO_FILTERS } from '../../replica/market/filters.ts';
import type { KnownPlace } from '../../replica/market/place-match.ts';
import { type FindPlace, filtersOfSearch } from '../../replica/market/saved-search.ts';
import { useLook } from '../../replica/market/use-looks.ts';
import { type Market as MarketState, useMarket } from '../../replica/market/use-market.ts';
import { type MarketMarks, marketMarks } from '../../replica/queries/kept-jobs.ts';
import { useLive } from '../../replica/use-live.ts';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useWide } from '../../ui/use-breakpoint.ts';
import { usePainted } from '../../ui/use-painted.ts';
import { FilterButton } from './filter-button.tsx';
import { FoundJobs } from './found-jobs.tsx';
import { type MarketAddress, sameFilters } from './market-search-params.ts';
import { SearchField } from './search-field.tsx';
import { useTypedWords } from './use-typed-words.ts';

/** What a person has of their own here: tabs, chips, the way to keep a search. */
const MarketTabs = lazy(async () => ({ default: (await import('./market-later.ts')).MarketTabs }));
const ChosenChips = lazy(async () => ({ default: (await import('./market-later.ts')).ChosenChips }));
const SearchActs = lazy(async () => ({ default: (await import('./market-later.ts')).SearchActs }));
const SavedJobs = lazy(async () => ({ default: (await import('./market-later.ts')).SavedJobs }));
const HiddenThings = lazy(async () => ({ default: (await import('./market-later.ts')).HiddenThings }));
const MarketMap = lazy(async () => ({ default: (await import('./map-later.ts')).MarketMap }));
const BesideList = lazy(async () => ({ default: (await import('./market-later.ts')).BesideList }));

type Props = {
  /** What the address says. */
  address: MarketAddress;
  onAddress: (address: MarketAddress) => void;
  /** Shown above the list: how one's own applications stand. */
  aside?: ReactNode;
  /** A job as it is read beside the list, where there is room. */
  article: (jobId: string) => ReactNode;
};

/** The market of this device, searched and filtered (pwa.1, pwa.2, pwa.6). */
export function MarketScreen(props: Props) {
  const { t } = useLingui();
  const marks = useLive(marketMarks);
  // Whether a saved search opens is known first: another list must not be seen before it.
  if (marks) return <Market {...props} marks={marks} />;
  return (
    <Page title={t`Jobs`} wide hideTitle>
      <Skeleton lines={6} />
    </Page>
  );
}

const NOWHERE: readonly KnownPlace[] = [];

function Market({ address, onAddress, aside, article, marks }: Props & { marks: MarketMarks }) {
  const { t } = useLingui();
  const now = useNow();
  const { searches, saved, hidden } = marks;
  const unsaid = address.list === null && sameFilters(address.filters, NO_FILTERS);
  const opened = unsaid ? searches[0] : searches.find(({ id }) => id === address.list);
  const [find, setFind] = useState<FindPlace>();
  const given = useMemo(
    () => (unsaid && opened ? filtersOfSearch(opened.search, find) : address.filters),
    [unsaid, opened, find, address.filters],
  );
  const settled = useSettled(given);
  const list = opened?.id ?? address.list ?? (searches.length > 0 ? 'all' : null);
  const go = (next: Partial<MarketAddress>) => onAddress({ ...address, filters: settled, list, ...next });
  // Saved and hidden things are lists without filters: who searches there searches all jobs.
  const isOwn = list === 'saved' || list === 'hidden';
  const search = (filters: MarketFilters, more: Partial<MarketAddress> = {}) =>
    go({ filters, job: null, ...(isOwn && { list: 'all' }), ...more });
  const words = useTypedWords(settled.words, (text) => search({ ...settled, words: text }));
  const typed = useDeferredValue(words.text);
  const filters = useMemo(() => ({ ...settled, words: typed }), [settled, typed]);
  const painted = usePainted();
  const market = useMarket(filters, now, painted);
  // Where nothing is chosen there is nothing to see of either.
  const showsChosen = painted || opened !== undefined || !sameFilters(filters, NO_FILTERS);
  useFindPlace(opened?.search.lat === undefined && opened?.search.place ? market.places : NOWHERE, setFind);

  const isWide = useWide();
  const firstId = useFirst(market);
  const jobId = address.job ?? firstId;
  const looksAt = opened || sameFilters(settled, NO_FILTERS) ? (opened?.id ?? 'all') : undefined;
  const newSince = useLook(isOwn ? undefined : looksAt, now);

  // A change of another filter carries the words along that were not handed on yet.
  const change = (next: MarketFilters, more: Partial<MarketAddress> = {}) => {
    const text = next.words === filters.words ? words.text : next.words;
    words.handOn(text);
    search({ ...next, words: text.trim() }, more);
  };
  const hasOwn = searches.length + saved.size + hidden.jobs.size + hidden.companies.size > 0;
  const open = (jobId: string) => go({ job: jobId });
  const found = (
    <FoundJobs
      market={market}
      marks={marks}
      since={newSince ?? null}
      isMap={address.map}
      onFilters={change}
      onMap={(map) => go({ map })}
      onKept={(id) => go({ list: id })}
      isKept={opened !== undefined}
      beside={isWide ? { jobId, open } : null}
      map={<MarketMap filters={market.filters} onPlace={(next) => change(next, { map: false })} />}
    />
  );
  return (
    <Page title={t`Jobs`} wide hideTitle>
      <div className="grid min-w-0 gap-3">
        {aside}
        <SearchField text={words.text} onType={words.type} onLeave={words.leave} />
        {hasOwn && (
          <div className="min-h-12 min-w-0">
            <Suspense>
              <MarketTabs
                marks={marks}
                list={list ?? 'all'}
                filters={filters}
                places={market.places}
                since={newSince ?? null}
                onList={(next, of) => onAddress({ filters: of, list: next, job: null, map: false })}
              />
            </Suspense>
          </div>
        )}
        {!isOwn && (
          <div className="scroll-row items-center">
            <FilterButton
              filters={filters}
              places={market.places}
              onFilters={change}
              count={market.ids?.length ?? 0}
            />
            {showsChosen && (
              <Suspense>
                <ChosenChips filters={filters} onFilters={change} />
                <SearchActs
                  filters={filters}
                  opened={opened}
                  onKept={(id) => go({ list: id })}
                  onGone={() => onAddress({ ...address, filters: NO_FILTERS, list: 'all' })}
                />
              </Suspense>
            )}
          </div>
        )}
        <Suspense fallback={<Skeleton lines={6} />}>
          {list === 'saved' ? (
            <SavedJobs onAll={() => go({ list: 'all', filters: NO_FILTERS })} />
          ) : list === 'hidden' ? (
            <HiddenThings onAll={() => go({ list: 'all', filters: NO_FILTERS })} />
          ) : isWide && !address.map ? (
            <BesideList list={found} ids={market.ids ?? []} marks={marks} chosen={jobId} onOpen={open}>
              {article}
            </BesideList>
          ) : (
            found
          )}
        </Suspense>
      </div>
    </Page>
  );
}

/** A place that was typed without network is found by its name among those that have jobs. Seldom, so fetched for it. */
function useFindPlace(places: readonly KnownPlace[], onFind: (find: () => FindPlace) => void): void {
  const tell = useEffectEvent(onFind);
  useEffect(() => {
    if (places.length === 0) return;
    void import('./market-later.ts').then(({ placeNamed }) => tell(() => (name) => placeNamed(places, name)));
  }, [places]);
}

/** The first job as it was when these filters had found everything: what arrives later opens nothing by itself. */
function useFirst({ filters, ids, partial }: MarketState): string | null {
  const [first, setFirst] = useState<{ of: MarketFilters; id: string } | null>(null);
  const id = ids?.[0];
  if (id && !partial && first?.of !== filters) setFirst({ of: filters, id });
  return first?.of === filters ? first.id : null;
}

/** The same object as long as nothing in it changed, even if it is built again. */
function useSettled(given: MarketFilters): MarketFilters {
  const [settled, settle] = useState(given);
  if (settled === given || sameFilters(settled, given)) return settled;
  settle(given);
  return given;
}
