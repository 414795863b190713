import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What comments and tests cite can be found in a clone: facts and decisions in docs/, rules in the room's own page. */

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const facts = read('docs/facts.md');
const specification = read('docs/specification.md');
const serverRules = read('docs/server-rules.md');
const syncRules = read('src/sync/SPEC.md');

const headings = (text: string) =>
  [...text.matchAll(/^#{2,3} (\d+(?:\.\d+)?)/gm)].map((found) => found[1] as string);
const FACTS = new Set([...facts.matchAll(/^- `([a-z]+\.\d+)`/gm)].map((found) => found[1] as string));
const DECISIONS = new Set([...facts.matchAll(/^(\d+)\. /gm)].map((found) => found[1] as string));
const SECTIONS = new Set([
  ...headings(facts),
  ...[...facts.matchAll(/^- \*\*(0\.\d+) /gm)].map((found) => found[1] as string),
]);
const SPECIFICATION = new Set(headings(specification));
const SERVER_RULES = new Set(
  [...serverRules.matchAll(/^- \*\*(T\d+)\*\*/gm)].map((found) => found[1] as string),
);

/** `W7` and what it consists of, `W7.1`. */
const SYNC_RULES = new Set(
  [...syncRules.matchAll(/^\s*- \*\*([WRSI]\d+(?:\.\d+)?)\*\*/gm)].map((found) => found[1] as string),
);

/** The first word of every fact: `job.4` cites one, `row.4` is no citation. */
const SCREENS = [...new Set([...FACTS].map((fact) => fact.split('.')[0] as string))].join('|');

const KINDS = [
  {
    kind: 'fact',
    pattern: new RegExp(String.raw`(?<![\w./-])((?:${SCREENS})\.\d+)(?![\w.]*\w)`, 'g'),
    known: FACTS,
  },
  { kind: 'decision', pattern: /\bdecision (\d+)/gi, known: DECISIONS },
  { kind: 'product section', pattern: /\bproduct(?: section)? (\d+(?:\.\d+)?)\b/gi, known: SECTIONS },
  // In the names of tests, which begin with what they show.
  { kind: 'rule of the server', pattern: /(?<=['"`](?:[A-Z]\d+,? )*)(T\d+)(?=[ ,])/g, known: SERVER_RULES },
  {
    kind: 'rule of sync',
    pattern: /(?<=['"`](?:[A-Z]\d+(?:\.\d+)?(?:,|-[A-Z]\d+| and)? )*)([WRSI]\d{1,2}(?:\.\d+)?)(?=[ ,-])/g,
    known: SYNC_RULES,
  },
  { kind: 'specification section', pattern: /\bspecification section (\d+)/gi, known: SPECIFICATION },
];

/** In backticks, and from the root. */
const PATH = /`((?:contract|src|sw|server|tests|bench|docs|locales|public)\/[^\s`]+)`/g;

function citationsOf(text: string): { kind: string; id: string; isKnown: boolean }[] {
  // A comment may break a citation over two lines.
  const joined = text.replaceAll(/\n\s*(?:\*|\/\/)? */g, ' ');
  return KINDS.flatMap(({ kind, pattern, known }) =>
    [...joined.matchAll(pattern)].map((found) => ({
      kind,
      id: found[1] as string,
      isKnown: known.has(found[1] as string),
    })),
  );
}

describe('citations', () => {
  const rooms = [
    'contract',
    'src',
    'sw',
    'server',
    'tests',
    'bench',
    'docs',
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
  ];
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...rooms],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
    .split('\n')
    // One that was deleted and not committed yet is still in git's list.
    .filter(
      (path) =>
        /\.(tsx?|md)$/.test(path) && path !== 'tests/citations.test.ts' && existsSync(join(ROOT, path)),
    );

  test('each is in docs/', () => {
    const unknown = files.flatMap((path) =>
      citationsOf(read(path))
        .filter(({ isKnown }) => !isKnown)
        .map(({ kind, id }) => `${path}: ${kind} ${id}`),
    );
    expect(unknown).toEqual([]);
  });

  test('a path that a page names is there', () => {
    const pages = files.filter((path) => path.endsWith('.md'));
    const gone = pages.flatMap((page) =>
      [...read(page).matchAll(PATH)]
        .map((found) => found[1] as string)
        .filter((path) => !/[<*…]/.test(path) && !existsSync(join(ROOT, path)))
        .map((path) => `${page}: ${path}`),
    );
    expect(gone).toEqual([]);
  });

  test('each rule of sync has a test, and so has each part of one', () => {
    const tests = files.filter((path) => /\.(test|spec)\.tsx?$/.test(path));
    const cited = new Set(tests.flatMap((path) => citationsOf(read(path)).map(({ id }) => id)));
    const parts = [...SYNC_RULES].filter((rule) => rule.includes('.'));
    const parted = new Set(parts.map((part) => part.split('.')[0]));
    expect([...SYNC_RULES].filter((rule) => !parted.has(rule) && !cited.has(rule))).toEqual([]);
  });

  test('they are found: some hundreds of facts, and of every kind', () => {
    const kinds = files.flatMap((path) => citationsOf(read(path)).map(({ kind }) => kind));
    for (const { kind } of KINDS) expect(kinds).toContain(kind);
    expect(kinds.length).toBeGreaterThan(400);
  });

  test('one that leads nowhere is told', () => {
    const text = '/** Decision 99, product\n * section 4.99, job.4 and job.99. */';
    expect(
      citationsOf(text)
        .filter(({ isKnown }) => !isKnown)
        .map(({ id }) => id),
    ).toEqual(['job.99', '99', '4.99']);
  });
});
