import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockDirectory } from './cli/start/directory-lock.ts';
import { programDatabase } from './testing/shared-postgres.ts';

// Each test runs the real program, as far as it comes.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zusage-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(program: string, env: Record<string, string> = {}, args: string[] = []) {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, out, err };
}

/** One sentence: one line that ends like one. */
function expectSentence(text: string, sentence: RegExp): void {
  expect(text).toMatch(/^[^\n]+[.\]]\n$/);
  expect(text).toMatch(sentence);
}

async function takenPort(): Promise<{ port: string; close: () => void }> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  return { port: String((server.address() as AddressInfo).port), close: () => server.close() };
}

/** Content of every file below a folder. */
function fingerprint(path: string): string {
  const hash = createHash('sha256');
  for (const name of globSync('**/*', { cwd: path }).sort()) {
    if (statSync(join(path, name)).isFile()) hash.update(name).update(readFileSync(join(path, name)));
  }
  return hash.digest('hex');
}

test('a wrong setting ends the start with exit code 2 and leaves no folder behind', async () => {
  const { code, out, err } = await run('start.ts', { PORT: 'many' });
  expect([code, out]).toEqual([2, '']);
  expectSentence(err, /^PORT must be a port/);
  expect(globSync('*', { cwd: folder })).toEqual([]);
});

test('a second start on the same folder is refused, and so is an import', async () => {
  const lock = lockDirectory(join(folder, 'data'));
  const { code, err } = await run('start.ts');
  expect(code).toBe(1);
  expectSentence(err, /in use by another process \(\d+\); stop it first or set DATA_DIR/);
  const csv = join(folder, 'ads.csv');
  writeFileSync(csv, 'job_id,title,description\n1,Baker,Baking bread every day early.\n');
  const imported = await run('cli/import.ts', {}, [csv, '--company', 'Bakery']);
  expect(imported.code).toBe(1);
  expectSentence(imported.err, /in use by another process/);
  lock?.release();
});

test('a taken port ends the start before anything slow has begun', async () => {
  const { port, close } = await takenPort();
  const { code, out, err } = await run('start.ts', { PORT: port });
  close();
  expect([code, out]).toEqual([1, '']);
  expectSentence(err, /^Port \d+ is taken; stop what uses it or set PORT/);
});

test.each([
  ['database/PG_VERSION', '18\n', /^The database in .* cannot be opened/],
  ['identity.json', '{', /^The accounts in .* cannot be read because the file is damaged/],
  ['sign-in.key', 'short', /^.*sign-in\.key must be 32 random bytes/],
])('a broken data folder (%s) ends the start and stays as it is', async (file, content, sentence) => {
  const path = join(folder, 'data', file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  const before = fingerprint(join(path, '..')).slice();
  const { code, err } = await run('start.ts');
  expect(code).toBe(1);
  expectSentence(err, sentence);
  expect(readFileSync(path, 'utf8')).toBe(content);
  if (file.startsWith('database/')) expect(fingerprint(join(path, '..'))).toBe(before);
});

test.each([
  [['nowhere.csv', '--company', 'x'], /^nowhere\.csv cannot be read \(ENOENT\)\.$/m],
  [['--company', 'x'], /^Name exactly one file; use npm run import/],
  [
    [join(import.meta.dirname, '../package.json'), '--company', 'x'],
    /package\.json (is no table|lacks the columns)/m,
  ],
])('import %j is refused with exit code 2', async (args, sentence) => {
  const { code, err } = await run('cli/import.ts', {}, args);
  expect([code, err]).toEqual([2, expect.stringMatching(sentence)]);
});

test('an import runs on an empty database and a second one adds nothing', async ({ onTestFinished }) => {
  const { env, close } = await programDatabase();
  onTestFinished(close);
  const csv = join(folder, 'ads.csv');
  writeFileSync(
    csv,
    'job_id,title,description,employment_type\n1,Baker,Baking bread every day early.,Contract\n',
  );
  const args = [csv, '--company', 'Bakery', '--place', 'Celle'];
  expect((await run('cli/import.ts', env, args)).err).toMatch(/^No company is called "Bakery"/);
  const first = await run('cli/import.ts', env, [...args, '--make-company']);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain('1 rows: 1 published, 0 imported as drafts, 0 changed, 0 already there');
  expect((await run('cli/import.ts', env, args)).out).toContain(
    '0 published, 0 imported as drafts, 0 changed, 1 already there',
  );
});
