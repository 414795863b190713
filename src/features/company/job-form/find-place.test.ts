import { describe, expect, it } from 'vitest';
import { findPlace } from './find-place.ts';

const place = (label: string) => ({ label, lat: 50, lng: 8 });
const places = ['Köln', 'Frankfurt am Main', 'Neuss', 'Neustadt'].map(place);
const found = (text: string) => {
  const answer = findPlace(text, places);
  return 'place' in answer ? answer.place.label : answer.problem;
};

describe('createjob.6 the place', () => {
  it.each([
    ['Köln', 'Köln'],
    [' köln ', 'Köln'],
    ['Koln', 'Köln'],
    ['Frankfurt', 'Frankfurt am Main'],
    ['Neu', 'place_ambiguous'],
    ['Atlantis', 'place_unknown'],
    ['Kö', 'place_unknown'],
  ])('%s is read as %s', (text, answer) => {
    expect(found(text)).toBe(answer);
  });
});
