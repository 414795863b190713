import { describe, expect, it } from 'vitest';
import { type MarketFilters, NO_FILTERS } from '../../replica/market/filters.ts';
import { chosenOf, relaxations, without } from './chosen.ts';

const place = { label: 'Köln', lat: 50.94, lng: 6.96 };
const filters = (more: Partial<MarketFilters>): MarketFilters => ({ ...NO_FILTERS, ...more });

describe('pwa.1 chips of the chosen filters', () => {
  it('words are no chip: they stand in the field', () => {
    expect(chosenOf(filters({ words: 'koch' }))).toEqual([]);
    expect(chosenOf(filters({ place, kinds: ['minijob'], payFloor: 1500, remoteOnly: true }))).toEqual([
      'place',
      'kinds',
      'pay',
      'remote',
    ]);
  });

  it('without a place nothing is nearest any more', () => {
    const nearest = filters({ place, radiusKm: 100, sort: 'nearest' });
    expect(without(nearest, 'place')).toEqual(NO_FILTERS);
    expect(without({ ...nearest, payFloor: 1500 }, 'pay')).toEqual(nearest);
  });
});

describe('pwa.1 nothing was found', () => {
  it('proposes a wider circle first and new words last', () => {
    const strict = filters({ words: 'koch', place, radiusKm: 25, payFloor: 3000 });
    expect(relaxations(strict).map(({ what, km }) => [what, km])).toEqual([
      ['radius', 50],
      ['pay', undefined],
      ['place', undefined],
      ['words', undefined],
    ]);
    expect(relaxations(strict)[0]?.filters).toEqual({ ...strict, radiusKm: 50 });
  });

  it('words that had to stand in the title are looked for in the whole ad first', () => {
    const strict = filters({ words: 'koch', inTitle: true });
    expect(relaxations(strict)[0]).toEqual({ what: 'title', filters: { ...strict, inTitle: false } });
    expect(relaxations(filters({ inTitle: true }))).toEqual([]);
  });

  it('the widest circle can only be given up, and without filters there is nothing to loosen', () => {
    expect(relaxations(filters({ place, radiusKm: 100 })).map(({ what }) => what)).toEqual(['place']);
    expect(relaxations(NO_FILTERS)).toEqual([]);
  });
});
