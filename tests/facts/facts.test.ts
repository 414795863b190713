import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../harness/server.ts';
import { cites, factsOf, SHOWN_SCREENS, shownFacts, testNames } from './shown-facts.ts';

test('every fact of the screens is shown by a test that has it in its name (npm run facts)', () => {
  const open = shownFacts(ROOT).filter(({ by }) => by.length === 0);
  expect(open.map(({ id, text }) => `${id} ${text}`)).toEqual([]);
});

test.each(SHOWN_SCREENS)('the screen %s has facts', (screen) => {
  expect(factsOf(readFileSync(join(ROOT, 'docs/facts.md'), 'utf8'), [screen]).length).toBeGreaterThan(2);
});

test('a name counts where a test is called so, and not in what the test does', () => {
  const names = (source: string) => testNames('a.test.ts', source);
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

test('an identifier is the whole word', () => {
  expect(cites('home.1, job.10 something', 'job.1')).toBe(false);
  expect(cites('home.1, job.10 something', 'home.1')).toBe(true);
  expect(cites('createjob.9', 'job.9')).toBe(false);
});
