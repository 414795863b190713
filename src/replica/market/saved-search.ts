import type { SavedSearch } from '../../../contract/entities/settings.ts';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { HOURS_IN } from '../../../contract/pay-per-hour.ts';
import { type MarketFilters, NO_FILTERS } from './filters.ts';

/** Where a name is; undefined where nobody knows. */
export type FindPlace = (name: string) => { label: string; lat: number; lng: number } | undefined;

/**
 * A saved search as filters of the market, newest first.
 * @param find for a place that was typed without network, which has no point yet; without it that is left out
 */
export function filtersOfSearch(search: SavedSearch, find?: FindPlace): MarketFilters {
  const { q, inTitle, place, lat, lng, radius, kind, payMin, payUnit = 'HOUR', remote } = search;
  const { hoursMin, hoursMax, startWithin, noExperience, adLanguage, company } = search;
  const known =
    place && lat !== undefined && lng !== undefined ? { label: place, lat, lng } : place && find?.(place);
  const hours = HOURS_IN[payUnit];
  return {
    ...NO_FILTERS,
    words: q ?? '',
    inTitle: inTitle ?? false,
    place: known ? { label: known.label, lat: known.lat, lng: known.lng } : null,
    radiusKm: known ? (radius ?? NO_FILTERS.radiusKm) : NO_FILTERS.radiusKm,
    kinds: kind ?? [],
    payFloor: payMin === undefined || !hours ? null : Math.round(payMin / hours),
    remoteOnly: remote ?? false,
    wishes: {
      ...(hoursMin !== undefined && { hoursMin }),
      ...(hoursMax !== undefined && { hoursMax }),
      ...(startWithin !== undefined && { startWithin }),
      ...(noExperience && { noExperience }),
      ...(adLanguage && { adLanguage }),
      ...(company && { company }),
    },
  };
}

/** What is kept of filters: neither the order, nor since when jobs were published. */
export function searchOfFilters(
  { words, inTitle, place, radiusKm, kinds, payFloor, remoteOnly, wishes }: MarketFilters,
  { name, alert }: Pick<SavedSearch, 'name' | 'alert'>,
): SavedSearch {
  return {
    name,
    ...(words.trim() && { q: words.trim().slice(0, TEXT_MAX.place) }),
    ...(words.trim() && inTitle && { inTitle }),
    ...(place && { place: place.label, lat: place.lat, lng: place.lng, radius: radiusKm }),
    ...(kinds.length > 0 && { kind: [...kinds] }),
    ...(payFloor !== null && { payMin: payFloor, payUnit: 'HOUR' as const }),
    ...(remoteOnly && { remote: true }),
    ...wishes,
    alert,
  };
}

/** Whether both are kept as the same search. An address rounds points, so a place is known by its name. */
export function keepsSame(a: MarketFilters, b: MarketFilters): boolean {
  const kept = (filters: MarketFilters) => {
    const { lat: _, lng: __, ...search } = searchOfFilters(filters, { name: '-', alert: false });
    return JSON.stringify(Object.entries(search).sort(([x], [y]) => (x < y ? -1 : 1)));
  };
  return kept(a) === kept(b);
}
