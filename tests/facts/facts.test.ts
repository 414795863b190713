import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../harness/server.ts';
import { cites, factsOf, SHOWN_SCREENS, shownFacts, testNames } from './shown-facts.ts';

/** Facts that only a browser test tagged `@long` shows; `npm test` has none of them. */
const LONG_ONLY = ['locked.5', 'user.7', 'creator.7', 'companypage.2', 'import.5'];

test.each([
  ['npm run test:e2e', { long: true }, []],
  ['npm test', { long: false }, LONG_ONLY],
])(
  'every fact of the screens is shown by a test of %s that has it in its name (npm run facts)',
  (_, which, but) => {
    const open = shownFacts(ROOT, which).filter(({ by }) => by.length === 0);
    expect(open.map(({ id }) => id)).toEqual(but);
  },
);

test.each(SHOWN_SCREENS)('the screen %s has facts, numbered from 1 on, and none is overlooked', (screen) => {
  const facts = factsOf(readFileSync(join(ROOT, 'docs/facts.md'), 'utf8'), [screen]);
  expect(facts.length).toBeGreaterThan(1);
  expect(facts.map(({ id }) => id)).toEqual(facts.map((_, at) => `${screen}.${at + 1}`));
});

const SHORT = { long: false };

test('a name counts where a test is called so, and not in what the test does', () => {
  const names = (source: string) => testNames('a.test.ts', source, SHORT);
  expect(names(`test('job.4 sends', { tag: '@a' }, () => expect('job.5').toBe(1))`)).toEqual(['job.4 sends']);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source of a test
  expect(names('for (const w of all) it(`chat.4 in ${w}`, () => {})')).toEqual(['chat.4 in  ']);
  expect(names(`describe.each([['job.6 a row', 1]] as const)('%s', () => test('b', f))`)).toEqual([
    '%s',
    'job.6 a row',
    'b',
  ]);
  expect(names(`const text = 'job.7'; say('job.8')`)).toEqual([]);
});

test('what is skipped, planned or only a step shows nothing', () => {
  const names = (source: string) => testNames('a.test.ts', source, SHORT);
  for (const part of ['skip', 'todo', 'fixme', 'step'])
    expect(names(`test.${part}('job.4 sends', () => {})`), part).toEqual([]);
  expect(names(`describe.skip('job', () => test('job.4 sends', f))`)).toEqual([]);
  expect(names(`test.describe.fixme('job', () => test('job.4 sends', f))`)).toEqual([]);
  expect(names(`describe.skip.each(['job.4'])('%s', f)`)).toEqual([]);
  expect(names(`test.skipIf(isWindows)('job.4 sends', f)`)).toEqual(['job.4 sends']);
  expect(names(`test.describe('job', () => test('job.4', () => test.step('job.5', f)))`)).toEqual([
    'job',
    'job.4',
  ]);
  expect(names(`test('job.4', () => { test.skip(!isHere, 'job.5'); })`)).toEqual(['job.4']);
});

test('what `npm test` leaves out shows nothing', () => {
  const names = (source: string) => testNames('a.test.ts', source, SHORT);
  expect(names(`test('job.4 sends', { tag: '@long' }, f)`)).toEqual([]);
  expect(names(`test('job.4 sends', { tag: ['@long', '@a'] }, f)`)).toEqual([]);
  expect(names(`test('job.4 sends', { tag: '@a' }, f)`)).toEqual(['job.4 sends']);
  expect(testNames('a.test.ts', `test('job.4', { tag: '@long' }, f)`, { long: true })).toEqual(['job.4']);
  expect(names(`for (const one of all) test('job.4', { tag: one ? [] : ['@long'] }, f)`)).toEqual(['job.4']);
});

test('an identifier is the whole word', () => {
  expect(cites('home.1, job.10 something', 'job.1')).toBe(false);
  expect(cites('home.1, job.10 something', 'home.1')).toBe(true);
  expect(cites('createjob.9', 'job.9')).toBe(false);
});
