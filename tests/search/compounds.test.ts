import { expect, test } from 'vitest';
import { describeBoth } from './both-searches.ts';

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

describeBoth('pwa.1 compounds are found alike', ADS, (searches) => {
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
