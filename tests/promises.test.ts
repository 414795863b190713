import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../contract/languages.ts';
import { readOperator } from '../server/base/operator.ts';
import { ACTS, DONE_BY_SERVER } from '../server/seed/pages/acts.ts';
import { operatorPage } from '../server/seed/pages/operator-page.ts';
import { promisesOf } from '../server/seed/pages/page-text.ts';
import { PAGES } from '../server/seed/pages/pages.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const marks = (text: string, mark: RegExp) => [...text.matchAll(mark)].map(([, act]) => act as string);
const inReadme = marks(read('README.md'), /<!-- act: ([a-z-]+) -->/g);
const onPages = PAGES.flatMap((page) => LANGUAGE_CODES.flatMap((language) => promisesOf(page, language)));
/** `export:seeker`, as browser tests are tagged. */
const done = new Set(
  globSync('tests/e2e/*.spec.ts', { cwd: ROOT }).flatMap((file) => marks(read(file), /'@([a-z-]+:[a-z]+)'/g)),
);
const promised = Object.entries(ACTS).flatMap(([act, roles]) => roles.map((role) => `${act}:${role}`));
const byServer = (what: string) => DONE_BY_SERVER[what.split(':')[0] ?? ''];
const facts = (page: (typeof PAGES)[number]) =>
  operatorPage(page, readOperator({}), { demo: true }).blocks.de_DE ?? [];

describe('what the public pages and the README promise', () => {
  test('is an act of the list, and every act of the list is promised', () => {
    expect([...new Set([...onPages, ...inReadme])].sort()).toEqual(Object.keys(ACTS).sort());
  });

  test.each(PAGES.map((page) => [page.id, page] as const))(
    '%s promises the same in every language',
    (_id, page) => {
      const [first, ...others] = LANGUAGE_CODES.map((language) => promisesOf(page, language).sort());
      for (const other of others) expect(other).toEqual(first);
    },
  );

  test('L42 L43 is done by a test for each role it is promised to', () => {
    expect(promised.filter((what) => !done.has(what) && !byServer(what))).toEqual([]);
    expect([...done].filter((what) => !promised.includes(what))).toEqual([]);
    for (const { file, test: title } of Object.values(DONE_BY_SERVER))
      expect(read(file)).toContain(`'${title}'`);
  });

  test('is called as its button is', () => {
    const labels = { de_DE: /„([^“]+)“/g, en_US: /“([^”]+)”/g };
    for (const [language, quoted] of Object.entries(labels) as ['de_DE' | 'en_US', RegExp][]) {
      const catalogue = read(`locales/${language}/app.po`);
      const field = language === 'de_DE' ? 'msgstr' : 'msgid';
      const named = PAGES.flatMap(({ text }) => marks((text[language] ?? '').replace(/\s+/g, ' '), quoted));
      expect(named.length).toBeGreaterThan(5);
      expect(named.filter((label) => !catalogue.includes(`${field} "${label}"`))).toEqual([]);
    }
  });
});

describe('German pages address their reader in one way', () => {
  /** A pronoun of politeness: behind another word it is no beginning of a sentence about "them" or "her". */
  const FORMAL = /[\p{L},)] (Sie|Ihnen|Ihr|Ihre[mnrs]?)\b/u;
  const INFORMAL = /\b(du|dich|dir|dein(e[mnrs]?)?|euch|euer|eure[mnrs]?)\b/i;
  const textOf = (page: (typeof PAGES)[number]) => JSON.stringify(facts(page));

  test.each(PAGES.filter(({ id }) => id !== 'parents-letter').map((page) => [page.id, page] as const))(
    '%s as the app does',
    (_id, page) => expect(textOf(page)).not.toMatch(FORMAL),
  );

  test('the letter to parents, and to nobody else, politely', () => {
    const letter = PAGES.find(({ id }) => id === 'parents-letter') as (typeof PAGES)[number];
    expect(textOf(letter)).toMatch(FORMAL);
    expect(textOf(letter)).not.toMatch(INFORMAL);
  });
});
