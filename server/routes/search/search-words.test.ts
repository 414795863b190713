import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { forgetMigration } from '../../testing/forget-migration.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, publishedJob } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const MIGRATION = '0113-search-words.sql';
const PLAIN = { tasks: [], must: [], nice: [], benefits: [], description: 'Twenty letters and some more.' };

const MARKET: Record<string, object> = {
  baker: { title: 'Bäckereiverkäufer (m/w/d)', tasks: ['Brot verkaufen'] },
  cook: { title: 'Koch/Köchin für unser Hotel', description: 'Gekocht wird mit Liebe und Verstand.' },
  nurse: { title: 'Pflegefachkraft (w|m|divers)', description: 'Wir haben schöne Häuser in der Altstadt.' },
  runner: { title: 'Kitchen porter', description: 'You enjoy running a clean kitchen with others.' },
  driver: { title: 'Fahrer:in Nachtschicht', must: ['Führerschein Klasse B'] },
};

async function market(t: TestApp) {
  const { _id } = await company(t, 'owner');
  await t.db.updateTable('company').set({ company_name: 'Sonnenhof Gastgeber' }).execute();
  const ids = new Map<string, string>();
  for (const [name, draft] of Object.entries(MARKET)) {
    const job = await publishedJob(t, 'owner', _id, { ...PLAIN, ...draft });
    ids.set(job._id, name);
    t.now = new Date(t.now.getTime() + 60_000);
  }
  return async (q: string) => {
    const { status, data } = await t.call(null, 'search.jobs', { q });
    expect(status, q).toBe(200);
    return data.items.map((item) => ids.get(item._id)).sort();
  };
}

onDatabase((app) => {
  describe('words', () => {
    test('are found in German and English by their stem, in every text of a job', async () => {
      const find = await market(app());
      expect(await find('verkauft')).toEqual(['baker']);
      expect(await find('Haus')).toEqual(['nurse']);
      expect(await find('run kitchens')).toEqual(['runner']);
      expect(await find('Führerscheine')).toEqual(['driver']);
      expect(await find('Liebe')).toEqual(['cook']);
    });

    test.each([
      'Bäckerei',
      'Baeckerei',
      'Backerei',
      'BÄCKEREI',
      'bäckereiverkäuferin',
      'baeckereiverkaeufer',
    ])('umlauts may be written in any way: %s', async (q) => {
      const find = await market(app());
      expect(await find(q)).toEqual(['baker']);
    });

    test('a part of a compound finds it, at its beginning and at its end', async () => {
      const find = await market(app());
      expect(await find('Bäckerei')).toEqual(['baker']);
      expect(await find('Verkäufer')).toEqual(['baker']);
      expect(await find('Pflege')).toEqual(['nurse']);
      expect(await find('Fachkraft')).toEqual(['nurse']);
      expect(await find('Schicht')).toEqual(['driver']);
      // Inside a description a part of a word is only a part of a word.
      expect(await find('Stadt')).toEqual([]);
    });

    test('typo: a word nobody uses is taken for the one spelt most like it, and the answer says so', async () => {
      const t = app();
      const find = await market(t);
      expect(await find('Bäkerei')).toEqual(['baker']);
      expect(await find('Pfegefachkraft')).toEqual(['nurse']);
      expect(await find('kichten porter')).toEqual(['runner']);
      expect((await t.call(null, 'search.jobs', { q: 'Bäkerei Sonnenhof' })).data.misspelt).toEqual([
        'bäkerei',
      ]);
      expect((await t.call(null, 'search.jobs', { q: 'Bäckerei' })).data.misspelt).toEqual([]);
      expect(await find('xylophonquark')).toEqual([]);
    });

    test('female and neutral forms, and (m/w/d), make no difference', async () => {
      const find = await market(app());
      for (const q of ['Köchin', 'Koch', 'Köchinnen', 'Koch/Köchin (m/w/d)', 'Koch:in'])
        expect(await find(q)).toEqual(['cook']);
      for (const q of ['Fahrer', 'Fahrerin', 'Fahrer*innen', 'Fahrer (d/w/m)'])
        expect(await find(q)).toEqual(['driver']);
      expect(await find('(m/w/d)')).toHaveLength(5);
    });

    test('every word must be found; words that say nothing are left out', async () => {
      const find = await market(app());
      expect(await find('Koch Hotel')).toEqual(['cook']);
      expect(await find('Koch Pflege')).toEqual([]);
      expect(await find('der Koch und die the')).toEqual(['cook']);
    });

    test('company and place are words like those of the title', async () => {
      const find = await market(app());
      expect(await find('Celle Koch')).toEqual(['cook']);
      expect(await find('Sonnenhof')).toHaveLength(5);
    });

    test('other words for the same work, whole sentences and kinds of work are understood', async () => {
      const t = app();
      const find = await market(t);
      expect(await find('Krankenschwestern')).toEqual(['nurse']);
      expect(await find('Jobs als Fahrerin')).toEqual(['driver']);
      expect(await find('nurse')).toEqual(['nurse']);
      expect(await find('home office')).toEqual([]);
      expect((await find('Minijob')).length).toBe(
        (await t.call(null, 'search.jobs', { kind: ['minijob'] })).data.total,
      );
    });

    test('words may have to stand in the title, in any of their forms', async () => {
      const t = app();
      await market(t);
      const total = async (q: string, searchIn?: 'title') =>
        (await t.call(null, 'search.jobs', { q, ...(searchIn && { searchIn }) })).data.total;
      expect(await total('Hotel', 'title')).toBe(1);
      expect(await total('Liebe')).toBe(1);
      expect(await total('Liebe', 'title')).toBe(0);
      expect(await total('Köche', 'title')).toBe(1);
      expect(await total('Verkäuferin', 'title')).toBe(1);
      expect(await total('Sonnenhof', 'title')).toBe(0);
    });

    test('an empty search finds all', async () => {
      const find = await market(app());
      for (const q of ['', '   ', 'und', '?!', '(m/w/d)']) expect(await find(q)).toHaveLength(5);
    });

    test.each([
      "'; drop table job; --",
      "koch' | 'x",
      '!koch & (hotel',
      'koch <-> hotel:*A',
      "\\'koch\\",
      '%_%',
      '{{7*7}}',
      '\u202Ekoch\uFEFF',
      'koch\u{1F373}',
      '((((((((((',
      "':*",
    ])('what means something to a database means nothing here: %s', async (q) => {
      const t = app();
      const find = await market(t);
      const found = await find(q);
      expect(found.length === 0 || found.length === 5 || found[0] === 'cook').toBe(true);
      expect(t.faults).toEqual([]);
    });

    test('a search text of 200 characters is enough, a longer one is refused', async () => {
      const t = app();
      await market(t);
      expect((await t.call(null, 'search.jobs', { q: 'a'.repeat(200) })).status).toBe(200);
      expect((await t.call(null, 'search.jobs', { q: 'wort '.repeat(40) })).status).toBe(200);
      const { status, error } = await t.call(null, 'search.jobs', { q: 'x'.repeat(10_000) });
      expect([status, error.fields]).toEqual([422, [{ path: 'q', code: 'too_big' }]]);
      const nul = await t.call(null, 'search.jobs', { q: 'a\u0000b' });
      expect(nul.error.fields).toEqual([{ path: 'q', code: 'not_text' }]);
    });
  });

  test('a company’s new name is found at once, its old one no longer', async () => {
    const t = app();
    const find = await market(t);
    await t.db.updateTable('company').set({ company_name: 'Zimtstern Manufaktur' }).execute();
    expect(await find('Zimtstern')).toHaveLength(5);
    expect(await find('Sonnenhof')).toEqual([]);
  });

  test('pwa.1 ads that were there before are cut into the same words as new ones', async () => {
    const t = app();
    const find = await market(t);
    await sql`update job_search set document = array_to_tsvector(array['node.js'])`.execute(t.db);
    await sql`delete from search_word`.execute(t.db);
    expect(await find('Bäckerei')).toEqual([]);
    await forgetMigration(t.db, MIGRATION);
    expect(await migrate(t.db)).toEqual([MIGRATION]);
    expect(await find('Bäckerei')).toEqual(['baker']);
  });
});
