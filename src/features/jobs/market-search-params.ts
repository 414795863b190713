import { JOB_KINDS, type JobKind } from '../../../contract/job-kinds.ts';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { type MarketFilters, type MarketSort, NO_FILTERS, RADII } from '../../replica/market/filters.ts';

/**
 * Filters as the address carries them; what is at its default is left out. `kind` is a list with commas, `pay` is in
 * whole units of the currency an hour.
 */
export type MarketSearch = {
  q?: string;
  place?: string;
  lat?: number;
  lng?: number;
  km?: number;
  kind?: string;
  pay?: number;
  remote?: boolean;
  sort?: MarketSort;
};

/** The order they are offered in. */
export const SORTS: readonly MarketSort[] = ['newest', 'nearest', 'pay', 'starts-soon'];

const WORDS_MAX = 200;
/** Minor units an hour. */
const PAY_MAX = 100_000;

export function searchOf(filters: MarketFilters): MarketSearch {
  const { words, place, radiusKm, kinds, payFloor, remoteOnly, sort } = filters;
  return {
    ...(words.trim() && { q: words.trim() }),
    ...(place && { place: place.label, lat: round(place.lat), lng: round(place.lng) }),
    ...(place && radiusKm !== NO_FILTERS.radiusKm && { km: radiusKm }),
    ...(kinds.length > 0 && { kind: kinds.join(',') }),
    ...(payFloor !== null && { pay: payFloor / 100 }),
    ...(remoteOnly && { remote: true }),
    ...(sort !== NO_FILTERS.sort && { sort }),
  };
}

/** Whatever an address says, as filters: what makes no sense is as good as not there. */
export function filtersOf(search: Record<string, unknown>): MarketFilters {
  const place = placeOf(search);
  const sort = SORTS.find((known) => known === search.sort) ?? NO_FILTERS.sort;
  return {
    words: textOf(search.q, WORDS_MAX),
    place,
    radiusKm: RADII.find((km) => km === numberOf(search.km)) ?? NO_FILTERS.radiusKm,
    kinds: kindsOf(search.kind),
    payFloor: payOf(search.pay),
    remoteOnly: search.remote === true || search.remote === 'true',
    sort: sort === 'nearest' && !place ? NO_FILTERS.sort : sort,
  };
}

/** For the route: keeps what is known and sound of an address, and nothing else. */
export function marketSearch(search: Record<string, unknown>): MarketSearch {
  return searchOf(filtersOf(search));
}

export function sameFilters(a: MarketFilters, b: MarketFilters): boolean {
  return JSON.stringify(searchOf(a)) === JSON.stringify(searchOf(b));
}

function placeOf({ place, lat, lng }: Record<string, unknown>): MarketFilters['place'] {
  const label = textOf(place, TEXT_MAX.place);
  const at = { lat: numberOf(lat), lng: numberOf(lng) };
  if (!label || at.lat === null || at.lng === null) return null;
  return Math.abs(at.lat) <= 90 && Math.abs(at.lng) <= 180 ? { label, lat: at.lat, lng: at.lng } : null;
}

function kindsOf(value: unknown): JobKind[] {
  const named: unknown[] = Array.isArray(value) ? value : textOf(value, WORDS_MAX).split(',');
  return JOB_KINDS.filter((kind) => named.includes(kind));
}

/** Minor units an hour. */
function payOf(value: unknown): number | null {
  const minor = Math.round((numberOf(value) ?? 0) * 100);
  return minor > 0 && minor <= PAY_MAX ? minor : null;
}

function textOf(value: unknown, max: number): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value).trim().slice(0, max).trim();
}

function numberOf(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() === '') return null;
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** Some ten metres: enough for a town, and short enough for an address. */
function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
