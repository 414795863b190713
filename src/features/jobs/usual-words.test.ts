import { expect, it } from 'vitest';
import { singleWords, usualWords } from './usual-words.ts';

it('pwa.1 a word that nothing is found by leads to a wider one', () => {
  expect(usualWords('Krankenschwestern')).toEqual(['Pflege']);
  expect(usualWords('Verkäufer Köln')).toEqual(['Verkauf Köln', 'Kasse Köln']);
  expect(usualWords('Astronaut')).toEqual([]);
});

it('pwa.1 of several words each is tried alone', () => {
  expect(singleWords('Koch in Köln')).toEqual(['Koch', 'Köln']);
  expect(singleWords('Koch')).toEqual([]);
});
