import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BothSearches, bothSearches, databases } from './both-searches.ts';

const DOCTORS = ['Zahnarzt', 'Facharzt', 'Oberarzt', 'Tierarzt', 'Assistenzarzt', 'Arzt'];
const ADS = [
  ...DOCTORS,
  'Chefkoch',
  'Gastwirt',
  'Souschef',
  'Info und Stand',
  'Infostand',
  'Vorstand',
  'Beirat',
  'Bäckereifachverkäufer (m/w/d)',
  'Verkäufer',
  'Bäckerei',
  'Verwaltungsfachangestellte',
  'Kraftfahrer',
  'Produktionshelfer',
].map((title) => ({ title }));

describe.each(databases)('pwa.1 compounds are found alike on the device and on %s', (_, open) => {
  let searches: BothSearches;
  beforeAll(async () => {
    searches = await bothSearches(open, ADS);
  });
  afterAll(() => searches.close());

  test.each([
    ['Arzt', DOCTORS],
    ['Ärztin', DOCTORS],
    ['Koch', ['Chefkoch']],
    ['Wirt', ['Gastwirt']],
    ['Chef', ['Chefkoch', 'Souschef']],
    ['Stand', ['Info und Stand', 'Infostand']],
    ['Helfer', ['Produktionshelfer']],
    ['Rat', []],
    ['Bäckereiverkäuferin', ['Bäckereifachverkäufer (m/w/d)']],
    ['Verwaltungsangestellte', ['Verwaltungsfachangestellte']],
  ])('%s', async (words, found) => {
    expect(searches.device(words)).toEqual([...found].sort());
    expect(await searches.server(words)).toEqual([...found].sort());
    expect(searches.device(words, true)).toEqual([...found].sort());
    expect(await searches.server(words, true)).toEqual([...found].sort());
  });
});
