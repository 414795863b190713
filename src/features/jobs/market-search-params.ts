import { JOB_KINDS, type JobKind } from '../../../contract/job-kinds.ts';
import { TEXT_MAX } from '../../../contract/limits.ts';
import type { AdLanguage } from '../../../contract/policy/job-wishes.ts';
import {
  type MarketFilters,
  type MarketSort,
  NO_FILTERS,
  POSTED_WITHIN,
  RADII,
  START_WITHIN,
} from '../../replica/market/filters.ts';

/**
 * Filters as the address carries them; what is at its default is left out. `kind` is a list with commas, `pay` is in
 * whole units of the currency an hour.
 */
export type MarketSearch = {
  q?: string;
  in?: 'title';
  place?: string;
  lat?: number;
  lng?: number;
  km?: number;
  kind?: string;
  pay?: number;
  remote?: boolean;
  posted?: number;
  hmin?: number;
  hmax?: number;
  start?: number;
  easy?: boolean;
  lang?: AdLanguage;
  company?: string;
  name?: string;
  sort?: MarketSort;
  list?: string;
  job?: string;
  map?: boolean;
};

/**
 * What an address shows of the market.
 * `list`: `all`, `saved`, `hidden` or the id of a saved search; null: nobody said, and the first saved search opens
 * where there is one and no filter is set. `job`: read beside the list, where there is room.
 */
export type MarketAddress = {
  filters: MarketFilters;
  list: string | null;
  job: string | null;
  map: boolean;
};

/** The order they are offered in. */
export const SORTS: readonly MarketSort[] = ['newest', 'nearest', 'pay', 'starts-soon'];

export const AD_LANGUAGES: readonly AdLanguage[] = ['de', 'en'];

const WORDS_MAX = 200;
/** Hours a week; the contract's own bound. */
const HOURS_MAX = 60;
/** An id, or one word. */
const NAME = /^[\w-]{1,40}$/;
/** Minor units an hour. */
const PAY_MAX = 100_000;

export function searchOf(filters: MarketFilters): MarketSearch {
  const { words, inTitle, place, radiusKm, kinds, payFloor, remoteOnly, postedWithin, wishes, sort } =
    filters;
  const { hoursMin, hoursMax, startWithin, noExperience, adLanguage, company } = wishes;
  return {
    ...(words.trim() && { q: words.trim() }),
    ...(words.trim() && inTitle && { in: 'title' as const }),
    ...(place && { place: place.label, lat: round(place.lat), lng: round(place.lng) }),
    ...(place && radiusKm !== NO_FILTERS.radiusKm && { km: radiusKm }),
    ...(kinds.length > 0 && { kind: kinds.join(',') }),
    ...(payFloor !== null && { pay: payFloor / 100 }),
    ...(remoteOnly && { remote: true }),
    ...(postedWithin !== null && { posted: postedWithin }),
    ...(hoursMin !== undefined && { hmin: hoursMin }),
    ...(hoursMax !== undefined && { hmax: hoursMax }),
    ...(startWithin !== undefined && { start: startWithin }),
    ...(noExperience && { easy: true }),
    ...(adLanguage && { lang: adLanguage }),
    ...(company && { company: company._companyId, name: company.name }),
    ...(sort !== NO_FILTERS.sort && { sort }),
  };
}

/** Whatever an address says, as filters: what makes no sense is as good as not there. */
export function filtersOf(search: Record<string, unknown>): MarketFilters {
  const place = placeOf(search);
  const sort = SORTS.find((known) => known === search.sort) ?? NO_FILTERS.sort;
  return {
    words: textOf(search.q, WORDS_MAX),
    inTitle: search.in === 'title',
    place,
    radiusKm: RADII.find((km) => km === numberOf(search.km)) ?? NO_FILTERS.radiusKm,
    kinds: kindsOf(search.kind),
    payFloor: payOf(search.pay),
    remoteOnly: isOn(search.remote),
    postedWithin: POSTED_WITHIN.find((days) => days === numberOf(search.posted)) ?? null,
    wishes: wishesOf(search),
    sort: sort === 'nearest' && !place ? NO_FILTERS.sort : sort,
  };
}

export function addressOf(search: Record<string, unknown>): MarketAddress {
  const named = (value: unknown) => (typeof value === 'string' && NAME.test(value) ? value : null);
  return {
    filters: filtersOf(search),
    list: named(search.list),
    job: named(search.job),
    map: isOn(search.map),
  };
}

export function searchOfAddress({ filters, list, job, map }: MarketAddress): MarketSearch {
  return { ...searchOf(filters), ...(list && { list }), ...(job && { job }), ...(map && { map }) };
}

export function sameFilters(a: MarketFilters, b: MarketFilters): boolean {
  return JSON.stringify(searchOf(a)) === JSON.stringify(searchOf(b));
}

function isOn(value: unknown): boolean {
  return value === true || value === 'true';
}

function wishesOf(search: Record<string, unknown>): MarketFilters['wishes'] {
  const hoursMin = hoursOf(search.hmin);
  const hoursMax = hoursOf(search.hmax);
  const startWithin = START_WITHIN.find((days) => days === numberOf(search.start));
  const adLanguage = AD_LANGUAGES.find((known) => known === search.lang);
  const _companyId = textOf(search.company, 40);
  const name = textOf(search.name, TEXT_MAX.companyName);
  return {
    ...(hoursMin !== null && { hoursMin }),
    ...(hoursMax !== null && { hoursMax }),
    ...(startWithin && { startWithin }),
    ...(isOn(search.easy) && { noExperience: true }),
    ...(adLanguage && { adLanguage }),
    ...(NAME.test(_companyId) && name && { company: { _companyId, name } }),
  };
}

function hoursOf(value: unknown): number | null {
  const hours = numberOf(value);
  return hours !== null && hours > 0 && hours <= HOURS_MAX ? hours : null;
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
