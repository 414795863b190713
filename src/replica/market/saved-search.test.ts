import { describe, expect, it } from 'vitest';
import { savedSearch } from '../../../contract/entities/settings.ts';
import { type MarketFilters, NO_FILTERS } from './filters.ts';
import { placeNamed } from './place-match.ts';
import { filtersOfSearch, keepsSame, searchOfFilters } from './saved-search.ts';

const KOELN = { label: 'Köln', lat: 50.9384, lng: 6.9599 };
const filters: MarketFilters = {
  ...NO_FILTERS,
  words: 'verkauf',
  place: KOELN,
  radiusKm: 50,
  kinds: ['minijob'],
  payFloor: 1450,
  remoteOnly: true,
  wishes: { hoursMax: 12, startWithin: 30, noExperience: true, adLanguage: 'de' },
};

describe('pwa.4 a search that is kept', () => {
  it('is what the server takes, and opens as what was kept', () => {
    const search = searchOfFilters(filters, { name: 'Verkauf, Köln', alert: true });
    expect(savedSearch.parse(search)).toEqual(search);
    expect(filtersOfSearch(search)).toEqual(filters);
  });

  it('setup.3 a place that was typed without network is found by its name among those with jobs', () => {
    const search = { name: 'x', place: 'koeln', radius: 10, alert: false };
    expect(filtersOfSearch(search)).toEqual(NO_FILTERS);
    expect(filtersOfSearch(search, (name) => placeNamed([KOELN], name))).toEqual({
      ...NO_FILTERS,
      place: KOELN,
      radiusKm: 10,
    });
  });

  it('pay a month is compared by the hour', () => {
    const search = { name: 'x', payMin: 259_800, payUnit: 'MONTH' as const, alert: false };
    expect(filtersOfSearch(search).payFloor).toBe(1500);
  });

  it('order and age of ads are not part of it, and an address rounds its point', () => {
    const looked = { ...filters, sort: 'pay' as const, postedWithin: 3 };
    expect(keepsSame(filters, { ...looked, place: { ...KOELN, lat: 50.938 } })).toBe(true);
    expect(keepsSame(filters, { ...filters, radiusKm: 25 })).toBe(false);
    expect(keepsSame(filters, { ...filters, wishes: {} })).toBe(false);
  });
});
