import { expect, test } from 'vitest';
import { bothSearches, databases, describeBoth } from './both-searches.ts';

const ADS = [
  { title: 'Trainee Vertrieb (m/w/d)' },
  { title: 'Mitarbeiter Forschung und Lehre' },
  { title: 'Leiter Ausbildung' },
  { title: 'Ausbildung Vertrieb', kind: 'apprenticeship' as const },
  { title: 'Altenpfleger ohne Ausbildung' },
  { title: 'Quereinsteiger Lager' },
  { title: 'Pflegekraft für die Betreuung zu Hause' },
  { title: 'Sales and Marketing Intern' },
  { title: 'International Sales', description: 'You work from our home market, with interns.' },
  { title: 'Home Nurse' },
];

describeBoth('pwa.1 a word that is a kind of job is a word as well', ADS, (searches) => {
  test.each([
    ['Trainee', ['Trainee Vertrieb (m/w/d)']],
    ['Trainee Vertrieb', ['Trainee Vertrieb (m/w/d)']],
    ['Forschung und Lehre', ['Mitarbeiter Forschung und Lehre']],
    ['Ausbildung', ['Altenpfleger ohne Ausbildung', 'Ausbildung Vertrieb', 'Leiter Ausbildung']],
    ['Azubi', ['Ausbildung Vertrieb']],
    ['ohne Ausbildung', ['Altenpfleger ohne Ausbildung', 'Quereinsteiger Lager']],
    ['Betreuung zu Hause', ['Pflegekraft für die Betreuung zu Hause']],
    ['Intern', ['Sales and Marketing Intern']],
    ['Arbeit von zu Hause', []],
    ['work from home', []],
  ])('%s', async (words, found) => {
    expect(searches.device(words)).toEqual(found);
    expect(await searches.server(words)).toEqual(found);
  });
});

test.each(databases)(
  'pwa.1 every ad of the sample market is found by its own title, on the device and on %s',
  async (_, open) => {
    const searches = await bothSearches(open, ADS, 900);
    const lost: string[] = [];
    for (const title of new Set(searches.titles)) {
      if (!searches.device(title).includes(title)) lost.push(`device: ${title}`);
      if (!(await searches.server(title)).includes(title)) lost.push(`server: ${title}`);
    }
    expect(lost).toEqual([]);
    await searches.close();
  },
  60_000,
);
