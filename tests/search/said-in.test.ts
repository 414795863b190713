import { expect, test } from 'vitest';
import { describeBoth } from './both-searches.ts';

const ADS = [
  { title: 'IT-Systemadministrator' },
  { title: 'Werkstudent IT (m/w/d)' },
  { title: 'Leiter EDV/IT' },
  { title: 'Gardener', description: 'You see what has to be done, and you do it.' },
  { title: 'Verkäufer', description: 'Unsere IT hilft dir am ersten Tag.' },
  { title: 'Bitte mit Hut' },
];
const IN_TITLE = ['IT-Systemadministrator', 'Leiter EDV/IT', 'Werkstudent IT (m/w/d)'];

describeBoth('pwa.1 IT is a word where it is written in capitals', ADS, (searches) => {
  test.each([
    ['IT', [...IN_TITLE, 'Verkäufer']],
    ['it', [...IN_TITLE, 'Verkäufer']],
    ['IT-Systemadministrator', ['IT-Systemadministrator']],
    ['it systemadministrator', ['IT-Systemadministrator']],
    ['Leiter IT', ['Leiter EDV/IT']],
    ['Jobs in der IT als Werkstudent', ['Werkstudent IT (m/w/d)']],
    ['gardener who can do it', ['Gardener']],
  ])('%s', async (words, found) => {
    expect(searches.device(words)).toEqual([...found].sort());
    expect(await searches.server(words)).toEqual([...found].sort());
  });

  test('its place counts: in the title alone', async () => {
    expect(searches.device('IT', true)).toEqual(IN_TITLE);
    expect(await searches.server('IT', true)).toEqual(IN_TITLE);
  });
});
