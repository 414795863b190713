import type { SavedSearch, Settings } from '../../../../contract/entities/settings.ts';
import type { UserGeneral } from '../../../../contract/entities/user.ts';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { NO_FILTERS } from '../../../replica/market/filters.ts';
import { type KeptSearch, savedSearches } from '../../../replica/queries/kept-jobs.ts';

/**
 * What somebody looks for is kept as one saved search: there is no other place for it, and one that they find again on
 * the market. In the setup it is the only one.
 */
export function keptSearch(settings: Settings): KeptSearch | null {
  return savedSearches(settings)[0] ?? null;
}

/** Nobody is told of its jobs before they want to be. It is named when it is kept. */
export const NEW_SEARCH: SavedSearch = { name: '-', alert: false };

export type Point = { label: string; lat: number; lng: number };
/** `place`: what the text was understood as; null where nobody knows it yet. */
export type PlaceAnswer = { text: string; place: Point | null; radiusKm: number };

export function placeAnswerOf(settings: Settings, general: UserGeneral): PlaceAnswer {
  const { place, lat, lng, radius } = keptSearch(settings)?.search ?? {};
  const known = place !== undefined && lat !== undefined && lng !== undefined;
  return {
    text: place ?? '',
    place: known ? { label: place, lat, lng } : null,
    radiusKm: radius ?? general.radiusKm ?? NO_FILTERS.radiusKm,
  };
}

/** A place that was not understood is kept by its name: the server knows more names than this device. */
export function withPlace(search: SavedSearch, { text, place, radiusKm }: PlaceAnswer): SavedSearch {
  const { place: _, lat: __, lng: ___, ...rest } = search;
  const where = place ? { place: place.label, lat: place.lat, lng: place.lng } : { place: text.trim() };
  return { ...rest, ...where, radius: radiusKm };
}

export type InterestsAnswer = {
  words: string;
  kinds: JobKind[];
  /** As typed. */
  hours: string;
  availability: string;
  /** Days, as the choice names them; empty or missing: at any time. */
  startWithin?: string;
};

export function interestsAnswerOf(settings: Settings, general: UserGeneral): InterestsAnswer {
  const { q, kind, hoursMax, startWithin } = keptSearch(settings)?.search ?? {};
  return {
    words: q ?? '',
    kinds: kind ?? [],
    hours: hoursMax === undefined ? '' : String(hoursMax),
    availability: general.availability ?? '',
    ...(startWithin !== undefined && { startWithin: String(startWithin) }),
  };
}

export type InterestsProblems = { words?: 'too_big'; hours?: 'not_hours'; availability?: 'too_big' };

/** Maximum hours a week anybody works; the contract's own bound. */
export const HOURS_MAX = 60;

export function interestsProblems({ words, hours, availability }: InterestsAnswer): InterestsProblems {
  return {
    ...(words.trim().length > TEXT_MAX.place && { words: 'too_big' as const }),
    ...(hours.trim() !== '' && hoursOf(hours) === null && { hours: 'not_hours' as const }),
    ...(availability.trim().length > TEXT_MAX.listItem && { availability: 'too_big' as const }),
  };
}

export function withInterests(
  search: SavedSearch,
  { words, kinds, hours, startWithin }: InterestsAnswer,
): SavedSearch {
  const { q: _, kind: __, hoursMax: ___, startWithin: ____, ...rest } = search;
  const most = hoursOf(hours);
  return {
    ...rest,
    ...(words.trim() && { q: words.trim() }),
    ...(kinds.length > 0 && { kind: kinds }),
    ...(most !== null && { hoursMax: most }),
    ...(startWithin && { startWithin: Number(startWithin) }),
  };
}

/** Whether it says anything that a job can be measured by. */
export function saysNothing({ words, kinds, hours, startWithin }: InterestsAnswer): boolean {
  return words.trim() === '' && kinds.length === 0 && hours.trim() === '' && !startWithin;
}

function hoursOf(typed: string): number | null {
  const hours = Number(typed.trim().replace(',', '.'));
  return typed.trim() !== '' && hours > 0 && hours <= HOURS_MAX ? hours : null;
}
