import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MarketFilters, NO_FILTERS, RADII } from '../../replica/market/filters.ts';
import { addressOf, filtersOf, SORTS, searchOf, searchOfAddress } from './market-search-params.ts';

const all: MarketFilters = {
  inTitle: true,
  words: 'küche',
  place: { label: 'Freiburg im Breisgau', lat: 47.999, lng: 7.8421 },
  radiusKm: 50,
  kinds: ['minijob', 'holiday'],
  payFloor: 1450,
  remoteOnly: true,
  postedWithin: 7,
  wishes: {
    hoursMin: 10,
    hoursMax: 20,
    startWithin: 30,
    noExperience: true,
    adLanguage: 'de',
    company: { _companyId: '01932f6e-0000-7000-8000-000000000001', name: 'Brotkultur' },
  },
  sort: 'pay',
};

describe('pwa.1 filters in the address', () => {
  it('without filters the address stays empty', () => {
    expect(searchOf(NO_FILTERS)).toEqual({});
    expect(filtersOf({})).toEqual(NO_FILTERS);
  });

  it('every filter survives the way there and back', () => {
    expect(filtersOf(searchOf(all))).toEqual(all);
    expect(searchOf(all)).toMatchObject({ q: 'küche', km: 50, kind: 'minijob,holiday', pay: 14.5 });
  });

  it('what another program has turned into texts is understood', () => {
    expect(filtersOf({ q: 'Koch', km: '100', lat: '50.94', lng: '6.96', place: 'Köln', pay: '15' })).toEqual({
      ...NO_FILTERS,
      words: 'Koch',
      place: { label: 'Köln', lat: 50.94, lng: 6.96 },
      radiusKm: 100,
      payFloor: 1500,
    });
    expect(filtersOf({ q: 450, kind: ['minijob', 'yacht'], remote: 'true' })).toMatchObject({
      words: '450',
      kinds: ['minijob'],
      remoteOnly: true,
    });
  });

  it.each([
    ['a place without its coordinates', { place: 'Köln' }],
    ['coordinates beyond the poles', { place: 'Köln', lat: 91, lng: 7 }],
    ['a radius nobody can choose', { km: 33 }],
    ['a pay floor below zero', { pay: -5 }],
    ['a pay floor that is no number', { pay: 'much' }],
    ['an unknown kind', { kind: 'yacht' }],
    ['an unknown order', { sort: 'best' }],
    ['nearest to nowhere', { sort: 'nearest' }],
    ['hours that no week has', { hmin: -1, hmax: 61 }],
    ['days nobody can choose', { start: 5, posted: 400 }],
    ['a company without its name', { company: 'abc' }],
    ['a nest of objects', { q: { $ne: 1 }, place: [], kind: {}, remote: 'perhaps' }],
  ])('%s is as good as not there', (_, search) => {
    expect(filtersOf(search)).toEqual(NO_FILTERS);
  });

  it('no address, however strange, breaks it, and what it makes of one is stable', () => {
    const keys = fc.constantFrom(
      'q',
      'place',
      'lat',
      'lng',
      'km',
      'kind',
      'pay',
      'remote',
      'sort',
      'x',
      'hmin',
      'hmax',
      'start',
      'posted',
      'easy',
      'lang',
      'company',
      'name',
      'list',
      'job',
      'map',
    );
    fc.assert(
      fc.property(fc.dictionary(keys, fc.anything({ withNullPrototype: true })), (search) => {
        const sound = searchOfAddress(addressOf(search));
        expect(searchOfAddress(addressOf(sound))).toEqual(sound);
        const { radiusKm, sort, place } = filtersOf(search);
        expect(RADII).toContain(radiusKm);
        expect(SORTS).toContain(sort);
        expect(sort === 'nearest' && place === null).toBe(false);
      }),
      { numRuns: 500 },
    );
  });
});
