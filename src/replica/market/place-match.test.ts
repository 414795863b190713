import { describe, expect, it } from 'vitest';
import { placeNamed, placesLike } from './place-match.ts';

const places = [
  'Köln',
  'Essen',
  'Frankfurt am Main',
  'Halle (Saale)',
  'Bad Essen',
  'Freiburg im Breisgau',
].map((label, at) => ({ label, lat: 50 + at, lng: 7, jobs: 10 - at }));

describe('pwa.1 the place field', () => {
  it.each([
    ['Köln', 'Köln'],
    ['koln', 'Köln'],
    ['koeln', 'Köln'],
    ['KÖLN', 'Köln'],
    [' essen ', 'Essen'],
    ['frankfurt', 'Frankfurt am Main'],
    ['halle', 'Halle (Saale)'],
    ['halle (saale)', 'Halle (Saale)'],
    ['Fra', undefined],
    ['(', undefined],
    ['', undefined],
    ['Atlantis', undefined],
  ])('%j names %s', (typed, label) => {
    expect(placeNamed(places, typed)?.label).toBe(label);
  });

  it('proposes what begins with the letters before what only holds them', () => {
    expect(placesLike(places, 'ess').map(({ label }) => label)).toEqual(['Essen', 'Bad Essen']);
    expect(placesLike(places, 'fr').map(({ label }) => label)).toEqual([
      'Frankfurt am Main',
      'Freiburg im Breisgau',
    ]);
  });

  it('without letters it proposes where most jobs are, and never more than fit', () => {
    expect(placesLike(places, '', 2).map(({ label }) => label)).toEqual(['Köln', 'Essen']);
  });
});
