import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eachWord } from '../../contract/search/each-word.ts';
import { composed } from '../../contract/search/fold-term.ts';
import { wordsOf } from '../../contract/search/words-of.ts';
import type { Database } from '../../server/database/database.ts';
import { type BothSearches, bothSearches, databases } from './both-searches.ts';

const ADS = [
  { title: 'Node.js Developer', description: 'Du kennst Vue.js gut.Wir freuen uns auf deine Bewerbung.' },
  { title: 'ASP.NET Entwickler' },
  { title: 'Bürohilfe bei Check24.de' },
  { title: 'Aushilfe 16-18 Uhr' },
  { title: 'Hausmeister 1.OG' },
  { title: 'Lager.Staplerschein' },
  { title: 'Kraft 3.200 Euro' },
  { title: 'E‑Bike-Monteur' },
  { title: "Team McDonald's, 3D-Druck & SAP R/3" },
  { title: 'Bus\u00adfahrer' },
  { title: 'Sach\u200bbearbeiter' },
  { title: 'Ba\u0308cker' },
  { title: 'مُدَرِّس لغة،عربية' },
  { title: 'नौकरी दिल्ली।काम' },
  { title: 'İstanbul🔥Grill' },
  { title: 'Monteur*in—Photovoltaik' },
  { title: 'Friseur (m/w/d)' },
];

/** Beginnings and ends of the blocks of Unicode whose signs ads have. */
const BLOCKS = [
  [0x20, 0x6ff],
  [0x900, 0x97f],
  [0x1e00, 0x218f],
  [0x2190, 0x2bff],
  [0x3000, 0x30ff],
  [0xfe30, 0xffef],
  [0x1f100, 0x1faff],
] as const;
const IS_SIGN = /[^\p{Cn}\p{Co}\p{Cs}]/u;

describe.each(databases)('pwa.1 texts are cut into the same words on the device and on %s', (_, open) => {
  let searches: BothSearches;
  let database: Database;
  beforeAll(async () => {
    searches = await bothSearches(open, ADS);
    database = await open();
  });
  afterAll(async () => {
    await searches.close();
    await database.close();
  });

  test.each([
    ['node.js', 'Node.js Developer'],
    ['vue.js', 'Node.js Developer'],
    ['Bewerbung', 'Node.js Developer'],
    ['ASP.NET', 'ASP.NET Entwickler'],
    ['check24', 'Bürohilfe bei Check24.de'],
    ['16-18 Uhr', 'Aushilfe 16-18 Uhr'],
    ['OG', 'Hausmeister 1.OG'],
    ['Staplerschein', 'Lager.Staplerschein'],
    ['3.200', 'Kraft 3.200 Euro'],
    ['E-Bike', 'E‑Bike-Monteur'],
    ['McDonald’s', "Team McDonald's, 3D-Druck & SAP R/3"],
    ['3D Druck', "Team McDonald's, 3D-Druck & SAP R/3"],
    ['Busfahrer', 'Bus\u00adfahrer'],
    ['Sachbearbeiterin', 'Sach\u200bbearbeiter'],
    ['Bäcker', 'Ba\u0308cker'],
    ['مدرس', 'مُدَرِّس لغة،عربية'],
    ['مُدَرِّس', 'مُدَرِّس لغة،عربية'],
    ['عربية', 'مُدَرِّس لغة،عربية'],
    ['नौकरी', 'नौकरी दिल्ली।काम'],
    ['काम', 'नौकरी दिल्ली।काम'],
    ['Istanbul', 'İstanbul🔥Grill'],
    ['Grill', 'İstanbul🔥Grill'],
    ['Photovoltaik', 'Monteur*in—Photovoltaik'],
    ['Frisör', 'Friseur (m/w/d)'],
    ['Frisorin', 'Friseur (m/w/d)'],
    ['Friseuse', 'Friseur (m/w/d)'],
  ])('%s', async (words, title) => {
    expect(searches.device(words)).toEqual([title]);
    expect(await searches.server(words)).toEqual([title]);
  });

  test('every ad is found by its own title', async () => {
    for (const title of searches.titles) {
      expect(searches.device(title), title).toContain(title);
      expect(await searches.server(title), title).toContain(title);
    }
  });

  test('each sign joins what it joins, and parts what it parts', async () => {
    const signs = BLOCKS.flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (__, at) => String.fromCodePoint(from + at)).filter((sign) =>
        IS_SIGN.test(sign),
      ),
    );
    const { rows } = await sql<{ sign: string; text: string }>`
      select sign, search_text('9' || sign || '9') as text
      from jsonb_array_elements_text(${JSON.stringify(signs)}::jsonb) sign`.execute(database.db);
    const wrong = rows.filter(({ sign, text }) => {
      const words: string[] = [];
      eachWord(composed(`9${sign}9`), (word) => words.push(word));
      return words.length !== text.split(/[ -]+/).length;
    });
    expect(wrong.map(({ sign }) => sign.codePointAt(0)?.toString(16))).toEqual([]);
    expect(rows.length).toBeGreaterThan(4_000);
  });

  test('whole texts are cut alike', async () => {
    for (const { title } of ADS) {
      const { rows } = await sql<{ text: string }>`select search_text(${title}) as text`.execute(database.db);
      const cut = rows[0]?.text.split(/[ -]+/).filter(Boolean);
      expect(cut?.length, title).toBe(wordsOf(title).length);
    }
  });
});
