import { type MarketFilters, NO_FILTERS, RADII } from '../../replica/market/filters.ts';

/** A filter that is on, besides the words. */
export type Chosen =
  | 'place'
  | 'kinds'
  | 'pay'
  | 'remote'
  | 'hours'
  | 'start'
  | 'posted'
  | 'experience'
  | 'language'
  | 'company';

/** The filters that are on, in the order they are shown. */
export function chosenOf({
  place,
  kinds,
  payFloor,
  remoteOnly,
  postedWithin,
  wishes,
}: MarketFilters): Chosen[] {
  const on: Record<Chosen, boolean> = {
    place: place !== null,
    kinds: kinds.length > 0,
    pay: payFloor !== null,
    remote: remoteOnly,
    hours: wishes.hoursMin !== undefined || wishes.hoursMax !== undefined,
    start: wishes.startWithin !== undefined,
    posted: postedWithin !== null,
    experience: wishes.noExperience === true,
    language: wishes.adLanguage !== undefined,
    company: wishes.company !== undefined,
  };
  return (Object.keys(on) as Chosen[]).filter((name) => on[name]);
}

const OFF: Record<Chosen, Partial<MarketFilters> | (keyof MarketFilters['wishes'])[]> = {
  place: { place: null, radiusKm: NO_FILTERS.radiusKm },
  kinds: { kinds: [] },
  pay: { payFloor: null },
  remote: { remoteOnly: false },
  hours: ['hoursMin', 'hoursMax'],
  start: ['startWithin'],
  posted: { postedWithin: null },
  experience: ['noExperience'],
  language: ['adLanguage'],
  company: ['company'],
};

/** The filters without one of them. Nothing is nearest to nowhere: without a place the order is the usual one. */
export function without(filters: MarketFilters, name: Chosen): MarketFilters {
  const off = OFF[name];
  if (Array.isArray(off)) {
    const wishes = { ...filters.wishes };
    for (const wish of off) delete wishes[wish];
    return { ...filters, wishes };
  }
  const rest = { ...filters, ...off };
  return rest.sort === 'nearest' && !rest.place ? { ...rest, sort: NO_FILTERS.sort } : rest;
}

/** A way to find more: what to let go of, and the filters that are left. */
export type Relaxation = { what: Chosen | 'words' | 'title' | 'radius'; km?: number; filters: MarketFilters };

/** What to loosen when nothing was found, least painful first. */
export function relaxations(filters: MarketFilters): Relaxation[] {
  const wider = RADII.find((km) => km > filters.radiusKm);
  const ways: Relaxation[] = [];
  if (filters.inTitle && filters.words.trim())
    ways.push({ what: 'title', filters: { ...filters, inTitle: false } });
  if (filters.place && wider)
    ways.push({ what: 'radius', km: wider, filters: { ...filters, radiusKm: wider } });
  for (const what of chosenOf(filters).toReversed()) ways.push({ what, filters: without(filters, what) });
  if (filters.words.trim()) ways.push({ what: 'words', filters: { ...filters, words: '' } });
  return ways;
}
