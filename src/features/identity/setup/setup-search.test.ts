import { describe, expect, it } from 'vitest';
import { type SavedSearch, type Settings, savedSearch } from '../../../../contract/entities/settings.ts';
import {
  interestsAnswerOf,
  interestsProblems,
  keptSearch,
  placeAnswerOf,
  saysNothing,
  withInterests,
  withPlace,
} from './setup-search.ts';

const at = '2026-03-02T09:00:00.000Z';
const general = { firstname: 'Jana', lastname: 'Krüger', dateOfBirth: '1998-04-17' };
const NEW: SavedSearch = { name: 'What I look for', alert: false };
const CELLE = { label: '29221 Celle', lat: 52.6226, lng: 10.0805 };
const kept = (search: SavedSearch | null): Settings => ({
  savedSearches: { '01932f6e-0000-7000-8000-000000000001': { value: search, at } },
});
const NOTHING = { words: '', kinds: [], hours: '', availability: '' };

describe('setup.1 what somebody looks for is one saved search', () => {
  it('a place that is known goes with its point, and comes back as it was answered', () => {
    const search = withPlace(NEW, { text: '29221 Celle', place: CELLE, radiusKm: 50 });
    expect(savedSearch.parse(search)).toEqual(search);
    expect(placeAnswerOf(kept(search), general)).toEqual({ text: '29221 Celle', place: CELLE, radiusKm: 50 });
  });

  it('a place that nobody knew without network goes by its name, and no earlier point stays with it', () => {
    const before = withPlace(NEW, { text: '29221 Celle', place: CELLE, radiusKm: 50 });
    const search = withPlace(before, { text: ' Hinterdupfing ', place: null, radiusKm: 10 });
    expect(search).toEqual({ ...NEW, place: 'Hinterdupfing', radius: 10 });
    expect(placeAnswerOf(kept(search), general).place).toBeNull();
  });

  it('before anything was said the radius is the person’s own, or the market’s', () => {
    expect(placeAnswerOf({}, general)).toEqual({ text: '', place: null, radiusKm: 25 });
    expect(placeAnswerOf({}, { ...general, radiusKm: 100 }).radiusKm).toBe(100);
  });

  it('interests leave the place alone and come back as they were answered', () => {
    const placed = withPlace(NEW, { text: '29221 Celle', place: CELLE, radiusKm: 50 });
    const answer = {
      words: 'Verkauf',
      kinds: ['minijob' as const],
      hours: '12,5',
      availability: 'ab sofort',
      startWithin: '30',
    };
    const search = withInterests(placed, answer);
    expect(savedSearch.parse(search)).toEqual({
      ...placed,
      q: 'Verkauf',
      kind: ['minijob'],
      hoursMax: 12.5,
      startWithin: 30,
    });
    expect(interestsAnswerOf(kept(search), { ...general, availability: 'ab sofort' })).toEqual({
      ...answer,
      hours: '12.5',
    });
    expect(withInterests(search, NOTHING)).toEqual(placed);
  });

  it('of several the oldest is meant; one that was taken out is none', () => {
    const settings: Settings = {
      savedSearches: {
        '01932f6e-0000-7000-8000-000000000002': { value: { ...NEW, name: 'second' }, at },
        '01932f6e-0000-7000-8000-000000000001': { value: { ...NEW, name: 'first' }, at },
        '01932f6e-0000-7000-8000-000000000000': { value: null, at },
      },
    };
    expect(keptSearch(settings)?.search.name).toBe('first');
    expect(keptSearch(kept(null))).toBeNull();
  });
});

describe('answers that cannot be taken', () => {
  it.each([
    ['', undefined],
    ['20', undefined],
    ['12,5', undefined],
    ['60', undefined],
    ['0', 'not_hours'],
    ['61', 'not_hours'],
    ['-3', 'not_hours'],
    ['viel', 'not_hours'],
  ])('hours "%s": %s', (hours, problem) => {
    expect(interestsProblems({ ...NOTHING, hours }).hours).toBe(problem);
  });

  it('texts longer than the contract takes', () => {
    expect(interestsProblems({ ...NOTHING, words: 'x'.repeat(121), availability: 'x'.repeat(301) })).toEqual({
      words: 'too_big',
      availability: 'too_big',
    });
    expect(interestsProblems({ ...NOTHING, words: 'x'.repeat(120), availability: 'x'.repeat(300) })).toEqual(
      {},
    );
  });

  it('when one can start measures no job', () => {
    expect(saysNothing({ ...NOTHING, availability: 'ab sofort' })).toBe(true);
    expect(saysNothing({ ...NOTHING, kinds: ['holiday'] })).toBe(false);
  });
});
