import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../contract/languages.ts';
import { ALL_TESTS } from '../../server/testing/all-tests.ts';
import { ROOT } from '../harness/server.ts';
import { ONE_CHECKER } from '../run/step.ts';
import { copyProject, projectFiles } from './copy.ts';
import { followPage, type Touched } from './follow-page.ts';
import { INVENTED } from './invented.ts';
import { translateFolder } from './translate.ts';

/**
 * docs/add-a-language.md, followed word for word in a copy of the project by a program that knows nothing else. A
 * language that is invented here and lives in no code is what a language for tests, or one that falls back to English
 * where nobody wrote anything, would not show: a text, a table or a side of the page that the page does not name.
 */

/** No test measures time; whole projects are compiled here with TESTS=all. */
const SLOW_MS = 300_000;

let root: string;
let remove: () => Promise<void>;
let touched: Touched;

beforeAll(async () => {
  ({ root, remove } = await copyProject());
  touched = await followPage(root);
  await translateFolder(root, touched.folder);
}, SLOW_MS);
afterAll(() => remove?.());

const inCopy = (command: string, args: readonly string[]) =>
  promisify(execFile)(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    env: { ...process.env, LANGUAGE_INVENTED: '1' },
    maxBuffer: 1e8,
  }).catch(({ stdout, stderr }) => {
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  });

const hashOf = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path).catch(() => ''))
    .digest('hex');

it('touches its folder, the list and three tables, and nothing else', async () => {
  const changed: string[] = [];
  for (const path of projectFiles(ROOT))
    if ((await hashOf(join(ROOT, path))) !== (await hashOf(join(root, path)))) changed.push(path);
  expect(touched.folder).toBe(`locales/${INVENTED}`);
  expect(changed.sort()).toEqual([...touched.files].sort());
  expect(changed).toHaveLength(4);
});

it('no line of code outside the folders, the list and the tables names a language', async () => {
  const CODE = /^(?:contract|locales|src|sw|server|public)\/|^[^/]+$/;
  // What stands in a database from the start is content, and migrations are history.
  const OTHERS =
    /\.test\.tsx?$|^server\/(?:seed|testing|database\/migrations)\/|^locales\/\w+_\w+\/|^package|\.(?:md|png|svg|woff2)$/;
  const codes = LANGUAGE_CODES.join('|');
  const NAMED = new RegExp(`['"\`/](?:${codes})\\b|\\b(?:${codes}):`);
  // Tables of the languages that are on every device, to which none is added.
  const EVERYWHERE = ['src/i18n/catalogue.ts', 'sw/worker-text.ts'];
  const naming: string[] = [];
  for (const path of projectFiles(ROOT).filter((one) => CODE.test(one) && !OTHERS.test(one))) {
    const code = await readFile(join(ROOT, path), 'utf8').catch(() => '');
    // Comments may give examples.
    const lines = code.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '');
    if (NAMED.test(lines)) naming.push(path);
  }
  expect(naming.sort()).toEqual([...touched.files, ...EVERYWHERE].sort());
});

// A minute of the compiler and of tests in the copy. In a browser `npm test` shows an invented language as well.
if (ALL_TESTS) {
  it.each(['contract', 'src', 'sw', 'server', 'tests'])(
    'the compiler misses nothing in %s',
    async (project) => {
      await inCopy('tsc', ['-p', project, ...ONE_CHECKER]);
    },
    SLOW_MS,
  );

  it(
    'everything the server and the worker say is said in it, from right to left',
    async () => {
      const { stdout } = await inCopy('vitest', [
        'run',
        'tests/new-language/every-language.test.ts',
        'tests/catalogues.test.ts',
        'contract/protocol.test.ts',
        'contract/languages.test.ts',
        'sw/every-language.test.ts',
        'server/ports/mail/templates.test.ts',
      ]);
      expect(stdout).toContain('6 passed');
    },
    SLOW_MS,
  );
}
