import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MarketFilters } from '../../replica/market/filters.ts';
import type { PlaceWithJobs } from '../../replica/market/market-index.ts';
import { useCounts } from '../../replica/market/use-counts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { without } from './chosen.ts';
import { Germany, onDrawing } from './germany.tsx';

type Props = { filters: MarketFilters; onPlace: (filters: MarketFilters) => void };

const KEY = 'map';
/** Of the drawing's 320 units. */
const LEAST_R = 2.5;
const MOST_R = 9;

/** Towns by how many of the jobs asked for are there: as dots, and as the list that says the same (pwa.1). */
export function MarketMap({ filters, onPlace }: Props) {
  const { t } = useLingui();
  const counts = useCounts([{ key: KEY, filters: without(filters, 'place'), since: null, where: true }]);
  const [pointed, setPointed] = useState<string | null>(null);
  const places = counts[KEY]?.places;
  if (!places) return <Skeleton lines={6} />;
  const most = places[0]?.jobs ?? 1;
  const choose = ({ label, lat, lng }: PlaceWithJobs) =>
    onPlace({ ...filters, place: { label, lat, lng }, radiusKm: filters.radiusKm });
  const countOf = (jobs: number) => t`${plural(jobs, { one: '# job', other: '# jobs' })}`;
  const shown = places.find(({ label }) => label === pointed);
  return (
    <div className="grid gap-6 desk:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-1">
        {/* For eyes and fingers; the list says the same to everybody else. */}
        <Germany label="" className="mx-auto w-full max-w-[26rem]">
          {places.toReversed().map((place) => {
            const at = onDrawing(place);
            if (!at) return null;
            const isChosen = place.label === filters.place?.label;
            const r = Math.max(LEAST_R, MOST_R * Math.sqrt(place.jobs / most));
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: keyboards and screen readers use the list beside it
              <g
                key={place.label}
                className="cursor-pointer"
                onClick={() => choose(place)}
                onPointerEnter={() => setPointed(place.label)}
              >
                <circle cx={at.x} cy={at.y} r={Math.max(r, 11)} className="fill-transparent" />
                <circle
                  cx={at.x}
                  cy={at.y}
                  r={r}
                  className={isChosen ? 'fill-highlight stroke-ink' : 'fill-accent stroke-paper'}
                  strokeWidth={1.25}
                />
              </g>
            );
          })}
        </Germany>
        <p className="min-h-6 text-center text-small text-soft">
          {shown ? `${shown.label}: ${countOf(shown.jobs)}` : <Trans>Tap a town to see its jobs.</Trans>}
        </p>
      </div>
      <section>
        <h2 className="text-lead font-bold">
          <Trans>Towns</Trans>
        </h2>
        {places.length === 0 && (
          <p className="text-soft">
            <Trans>None of these jobs has a town.</Trans>
          </p>
        )}
        <ul className="mt-1 columns-1 gap-x-8 md:columns-2">
          {places.map((place) => (
            <li key={place.label} className="break-inside-avoid">
              <button
                type="button"
                onClick={() => choose(place)}
                aria-current={place.label === filters.place?.label || undefined}
                className="flex min-h-11 w-full items-center justify-between gap-3 border-b border-line text-start aria-[current]:font-bold hover:text-accent"
              >
                <span className="min-w-0 truncate">{place.label}</span>
                <span className="shrink-0 text-small tabular-nums text-soft">{countOf(place.jobs)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
