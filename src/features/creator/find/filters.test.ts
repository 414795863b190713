import { expect, it } from 'vitest';
import { addressOf, type CreatorFilters, readFilters, searchArgs, without } from './filters.ts';

const ALL: CreatorFilters = {
  platform: 'tiktok',
  niche: 'Backen',
  language: 'de',
  region: 'Bremen',
  reach: 'many',
  maxPrice: 45_000,
  measured: true,
};

it('every filter stands in the address and comes back from it', () => {
  expect(readFilters(addressOf(ALL))).toEqual(ALL);
  expect(readFilters(addressOf({}))).toEqual({});
  expect(addressOf(without(ALL, 'niche'))).toMatchObject({ niche: undefined, region: 'Bremen' });
});

it.each([
  { platform: 'myspace' },
  { language: 'deutsch' },
  { reach: 'toString' },
  { maxPrice: '-3' },
  { maxPrice: 'viel' },
  { niche: '   ' },
  { measured: 'no' },
])('an address that names no filter asks for nothing: %j', (address) => {
  expect(readFilters(address)).toEqual({});
});

it('steps of reach leave no gap and do not overlap', () => {
  expect(searchArgs({ reach: 'small' })).toEqual({ maxFollowers: 999 });
  expect(searchArgs({ reach: 'some' })).toEqual({ minFollowers: 1000, maxFollowers: 9999 });
  expect(searchArgs({ reach: 'huge', niche: 'Backen' })).toEqual({
    minFollowers: 1_000_000,
    niche: 'Backen',
  });
});
