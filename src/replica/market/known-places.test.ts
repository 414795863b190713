import { expect, it } from 'vitest';
import { knownPlaces } from './known-places.ts';

it('createjob.6 proposes every place of the market and of own jobs once, by name', () => {
  const at = (label: string) => ({ label, lat: 50, lng: 7 });
  const market = [
    { ...at('Köln'), jobs: 2 },
    { ...at('Aachen'), jobs: 1 },
  ];
  const own = [{ location: at('Bonn') }, { location: null }, { location: at('Köln') }];
  expect(knownPlaces(own, market)).toEqual([at('Aachen'), at('Bonn'), at('Köln')]);
});
