import { useLingui } from '@lingui/react/macro';
import List from 'lucide-react/icons/list';
import MapIcon from 'lucide-react/icons/map';
import { lazy, type ReactNode, Suspense } from 'react';
import { ageOn } from '../../../contract/age.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import { useClock } from '../../i18n/clock.ts';
import type { MarketFilters } from '../../replica/market/filters.ts';
import type { Market } from '../../replica/market/use-market.ts';
import { type ApplicationItem, applicationItemsByJob } from '../../replica/queries/application-items.ts';
import type { MarketMarks } from '../../replica/queries/kept-jobs.ts';
import { marketPart } from '../../replica/queries/market-part.ts';
import { myBirthDate } from '../../replica/queries/me.ts';
import { syncStatus } from '../../replica/queries/outbox.ts';
import { useLive } from '../../replica/use-live.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Beside, JobList } from './job-list.tsx';
import { searchOf } from './market-search-params.ts';
import { MarketSummary } from './market-summary.tsx';
import { SortChoice } from './sort-choice.tsx';
import { WhyOrder } from './why-order.tsx';

/** Most searches find something, and most devices have jobs. */
const NothingFound = lazy(async () => ({ default: (await import('./market-later.ts')).NothingFound }));
const OnlineJobs = lazy(async () => ({ default: (await import('./market-later.ts')).OnlineJobs }));
const WordsIn = lazy(async () => ({ default: (await import('./market-later.ts')).WordsIn }));
const NoMarket = lazy(async () => ({ default: (await import('./market-later.ts')).NoMarket }));

type Props = {
  market: Market;
  marks: MarketMarks;
  /** Since when jobs are new; null: none is. */
  since: string | null;
  isMap: boolean;
  onFilters: (filters: MarketFilters) => void;
  onMap: (map: boolean) => void;
  /** The filters are a saved search from now on. */
  onKept: (id: string) => void;
  isKept: boolean;
  beside: Beside | null;
  map: ReactNode;
};

const NO_ITEMS: ReadonlyMap<string, ApplicationItem> = new Map();

/** How many jobs were found, in which order, and the jobs themselves: as a list or on the map. */
export function FoundJobs(props: Props) {
  const { market, marks, since, isMap, onFilters, onMap, onKept, isKept, beside, map } = props;
  const { t } = useLingui();
  const status = useLive(syncStatus);
  const part = useLive(marketPart);
  const isPart = part?.isPart ?? false;
  const items = useLive(applicationItemsByJob) ?? NO_ITEMS;
  const age = useMyAge();
  const { filters } = market;
  if (status && market.size === 0)
    return (
      <Suspense>
        <NoMarket loaded={market.all} />
      </Suspense>
    );
  if (!market.ids || market.size === undefined || !status) return <Skeleton lines={6} />;
  const count = market.ids.length;
  return (
    <div className="grid min-w-0 gap-1">
      <MarketSummary
        found={market.partial ? undefined : count}
        size={market.size}
        isAll={market.all}
        isPart={isPart}
        asOf={part?.asOf ?? status.asOf}
        age={age}
        acts={
          <>
            <SortChoice
              sort={filters.sort}
              hasPlace={filters.place !== null}
              onSort={(sort) => onFilters({ ...filters, sort })}
            />
            <IconButton
              name={isMap ? t`Show as a list` : t`Show on the map`}
              icon={isMap ? List : MapIcon}
              onClick={() => onMap(!isMap)}
            />
          </>
        }
      >
        <WhyOrder sort={filters.sort} />
      </MarketSummary>
      {filters.words.trim() !== '' && (
        <Suspense fallback={<div className="h-20" />}>
          <WordsIn filters={filters} onFilters={onFilters} />
        </Suspense>
      )}
      {isMap ? (
        map
      ) : count === 0 ? (
        <Suspense>
          <NothingFound
            filters={filters}
            isPart={isPart}
            onFilters={onFilters}
            onKept={onKept}
            isKept={isKept}
          />
        </Suspense>
      ) : (
        <JobList
          found={market.ids}
          first={market.first}
          list={JSON.stringify(searchOf(filters))}
          loaded={market.loaded}
          place={filters.place}
          age={age}
          items={items}
          marks={marks}
          since={since}
          beside={beside}
        />
      )}
      {isPart && !isMap && market.hour !== null && (
        <Suspense>
          <OnlineJobs filters={filters} hour={market.hour} here={count} />
        </Suspense>
      )}
    </div>
  );
}

/** The reader's age in full years today; undefined until their record has been read. */
function useMyAge(): number | undefined {
  const clock = useClock();
  const dateOfBirth = useLive(myBirthDate);
  return dateOfBirth === undefined ? undefined : ageOn(dateOfBirth, dayOf(clock()));
}
