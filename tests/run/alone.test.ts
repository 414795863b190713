import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ALONE_TESTS, APP_TESTS, PAGE_TESTS, PROCESS_TESTS, SERVER_TESTS } from '../../vite.config.ts';
import { ROOT } from './step.ts';

/** Each of them outlives the test file, or depends on what was imported before it. */
const SHARED =
  /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers|setSystemTime)\(|\bvi\.spyOn\((globalThis|console|Date|Math|process)\b|\bglobalThis\.\w+ = |\bprocess\.env\.\w+ = |fake-indexeddb\/auto/;

const filesOf = (patterns: string | readonly string[]) =>
  globSync(patterns, { cwd: ROOT, exclude: ['**/node_modules/**'] });
const alone = new Set(filesOf([...ALONE_TESTS, PROCESS_TESTS]));

it('a test file that changes what the files of its process share runs alone', () => {
  const shared = [SERVER_TESTS, PAGE_TESTS, APP_TESTS].flatMap(filesOf).filter((path) => !alone.has(path));
  expect(shared.length).toBeGreaterThan(350);
  expect(shared.filter((path) => SHARED.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});

it('and is there', () => {
  for (const pattern of ALONE_TESTS) expect([pattern, filesOf(pattern).length > 0]).toEqual([pattern, true]);
});
