import type { SavedSearch, Settings } from '../../../../contract/entities/settings.ts';
import type { UserGeneral } from '../../../../contract/entities/user.ts';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { NO_FILTERS } from '../../../replica/market/filters.ts';

/**
 * What somebody looks for is kept as one saved search: there is no other place for it, and one that they find again on
 * the market. In the setup it is the only one.
 */
export type KeptSearch = { id: string; search: SavedSearch };

/** The oldest one, so that several devices mean the same. */
export function keptSearch({ savedSearches = {} }: Settings): KeptSearch | null {
  const [first] = Object.entries(savedSearches)
    .flatMap(([id, kept]) => (kept?.value ? [{ id, search: kept.value }] : []))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return first ?? null;
}

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
};

export function interestsAnswerOf(settings: Settings, general: UserGeneral): InterestsAnswer {
  const { q, kind, hoursMax } = keptSearch(settings)?.search ?? {};
  return {
    words: q ?? '',
    kinds: kind ?? [],
    hours: hoursMax === undefined ? '' : String(hoursMax),
    availability: general.availability ?? '',
  };
}

export type InterestsProblems = { words?: 'too_big'; hours?: 'not_hours'; availability?: 'too_big' };

/** Most hours a week anybody works; the contract's own bound. */
export const HOURS_MAX = 60;

export function interestsProblems({ words, hours, availability }: InterestsAnswer): InterestsProblems {
  return {
    ...(words.trim().length > TEXT_MAX.place && { words: 'too_big' as const }),
    ...(hours.trim() !== '' && hoursOf(hours) === null && { hours: 'not_hours' as const }),
    ...(availability.trim().length > TEXT_MAX.listItem && { availability: 'too_big' as const }),
  };
}

export function withInterests(search: SavedSearch, { words, kinds, hours }: InterestsAnswer): SavedSearch {
  const { q: _, kind: __, hoursMax: ___, ...rest } = search;
  const most = hoursOf(hours);
  return {
    ...rest,
    ...(words.trim() && { q: words.trim() }),
    ...(kinds.length > 0 && { kind: kinds }),
    ...(most !== null && { hoursMax: most }),
  };
}

/** Whether it says anything that a job can be measured by. */
export function saysNothing({ words, kinds, hours }: InterestsAnswer): boolean {
  return words.trim() === '' && kinds.length === 0 && hours.trim() === '';
}

function hoursOf(typed: string): number | null {
  const hours = Number(typed.trim().replace(',', '.'));
  return typed.trim() !== '' && hours > 0 && hours <= HOURS_MAX ? hours : null;
}
