import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { distanceKm, type Point } from '../../../contract/distance.ts';
import type { Job } from '../../../contract/entities/job.ts';
import { isHidden } from '../../replica/market/filters.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { jobsById } from '../../replica/queries/jobs.ts';
import type { MarketMarks } from '../../replica/queries/kept-jobs.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useListTop } from '../../ui/use-list-top.ts';
import { usePainted } from '../../ui/use-painted.ts';
import { JobCard } from './job-card.tsx';
import { keepPlace, placeIn } from './list-place.ts';
import { useCardActs } from './use-card-acts.ts';
import { useListSnapshot } from './use-list-snapshot.ts';

const HiddenRow = lazy(async () => ({ default: (await import('./market-later.ts')).HiddenRow }));

/** About as high as most cards are; each is measured once it is seen. */
const CARD_PX = 124;

/** Rows above and below those in sight. */
const OVERSCAN = 6;

/** What bars at the edges of the window cover at most. */
const BAR_PX = 96;

/** The job that is read beside the list. */
export type Beside = { jobId: string | null; open: (jobId: string) => void };

type Props = {
  found: readonly string[];
  /** The first of them. */
  first: readonly Job[];
  /** Names the filters: another name is another list. */
  list: string;
  /** Nothing more is to come by itself: from now on nothing may move. */
  loaded: boolean;
  place: Point | null;
  age: number | undefined;
  items: ReadonlyMap<string, ApplicationItem>;
  marks: MarketMarks;
  /** Since when jobs are new; null: none is. */
  since: string | null;
  beside: Beside | null;
};

/** Any number of cards of which only those in sight exist. Coming back leads to the same place. */
export function JobList(props: Props) {
  const { found, first, list, loaded, place, age, items, marks, since, beside } = props;
  const { t } = useLingui();
  const acts = useCardActs(beside?.open ?? null);
  const db = useReplica();
  const [reading, setReading] = useState(false);
  const [kept] = useState(() => placeIn(db, list));
  const { rows, added, snapshot, renew } = useListSnapshot(
    { list, ids: found, whole: loaded },
    reading,
    kept?.ids,
  );
  const element = useRef<HTMLUListElement>(null);
  const top = useListTop(element);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => CARD_PX,
    // So the first rows are drawn with what is around them, and laid out once.
    initialRect: { width: innerWidth, height: innerHeight },
    // Those out of sight come after the first screen stands.
    overscan: usePainted() ? OVERSCAN : 1,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
    scrollPaddingStart: BAR_PX,
    scrollPaddingEnd: BAR_PX,
    ...(kept && { initialOffset: kept.offset, initialMeasurementsCache: kept.sizes }),
  });

  const leave = useEffectEvent(() => {
    const place = { offset: window.scrollY, ids: snapshot, sizes: virtualizer.takeSnapshot() };
    // At its beginning a list is better made anew.
    keepPlace(db, list, place.offset > top ? place : undefined);
  });
  useLayoutEffect(() => {
    if (kept) window.scrollTo(0, kept.offset);
    return () => leave();
  }, [kept]);
  const shown = useRef(list);
  useLayoutEffect(() => {
    if (shown.current === list) return;
    shown.current = list;
    // Another list begins at its beginning, unless that is in sight already.
    if (element.current && element.current.getBoundingClientRect().top < 0) toStart(element.current);
  }, [list]);

  const chosen = beside?.jobId ?? null;
  const before = useRef(chosen);
  const follow = useEffectEvent(() => {
    const index = rows.findIndex(({ id }) => id === chosen);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
  });
  // The keys that walk through the list take the eye along. What is open at the start moves nothing.
  useEffect(() => {
    if (chosen !== before.current && before.current !== null) follow();
    before.current = chosen;
  }, [chosen]);

  // Rows that are measured before it is known where they begin would be taken for rows above, and the page be scrolled.
  const measure = top > 0 ? virtualizer.measureElement : undefined;
  const shownRows = virtualizer.getVirtualItems();
  const jobs = useJobsInSight(
    shownRows.flatMap(({ index }) => rows[index]?.id ?? []),
    first,
  );

  const showNew = () => {
    renew();
    if (element.current) toStart(element.current);
  };
  return (
    // A finger or a wheel here tells that somebody reads.
    <div onPointerDownCapture={() => setReading(true)} onWheelCapture={() => setReading(true)}>
      {added > 0 && (
        <div className="sticky top-20 z-10 flex h-0 justify-center">
          <div className="h-fit rounded-card shadow-raised">
            <Button variant="primary" icon={ArrowUp} onClick={showNew}>
              {t`${plural(added, { one: 'Show # new job', other: 'Show # new jobs' })}`}
            </Button>
          </div>
        </div>
      )}
      <ul ref={element} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {shownRows.map(({ key, index, start }) => {
          const row = rows[index];
          const job = row && jobs.get(row.id);
          return (
            row && (
              <li
                key={key}
                ref={measure}
                data-index={index}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start - top}px)` }}
              >
                {job && isHidden(job, marks.hidden) ? (
                  <Suspense>
                    <HiddenRow job={job} byCompany={marks.hidden.companies.has(job._companyId)} />
                  </Suspense>
                ) : job ? (
                  <JobCard
                    job={job}
                    km={place && job.location && distanceKm(place, job.location)}
                    age={age}
                    item={items.get(row.id)}
                    gone={row.gone}
                    saved={marks.saved.has(row.id)}
                    fresh={isNew(job, since)}
                    selected={row.id === beside?.jobId}
                    acts={acts}
                  />
                ) : (
                  <div style={{ height: CARD_PX }}>
                    <Skeleton lines={3} />
                  </div>
                )}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}

function isNew({ publishedAt }: Job, since: string | null): boolean {
  return since !== null && publishedAt !== null && publishedAt > since;
}

function toStart(list: HTMLElement): void {
  list.scrollIntoView({ block: 'start' });
}

/**
 * The jobs of the rows in sight, live; a job that is gone stays as it was last seen, because its row does.
 * @param first rows that are known already
 */
function useJobsInSight(ids: readonly string[], first: readonly Job[]): ReadonlyMap<string, Job> {
  const [seen] = useState(() => new Map<string, Job>());
  const read = useLive(async (db) => jobsById(db, ids), [ids.join()]);
  for (const job of first) if (!seen.has(job._id)) seen.set(job._id, job);
  // Read again with every row that comes into sight: one that is as it was stays the same to its card.
  for (const job of read ?? []) if (seen.get(job._id)?.ver !== job.ver) seen.set(job._id, job);
  return seen;
}
