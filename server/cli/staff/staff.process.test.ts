import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programDatabase } from '../../testing/shared-postgres.ts';
import { takeDataFolder } from '../start/data-folder.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'zusage-staff-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const { PATH, NODE_COMPILE_CACHE } = process.env;

let database: Awaited<ReturnType<typeof programDatabase>>;
beforeAll(async () => {
  database = await programDatabase();
  return database.close;
});

/** @param env where its database is; the embedded one where that is empty */
function staff(argv: string[], env = database.env) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../staff.ts'), ...argv],
    {
      encoding: 'utf8',
      env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, STAFF_NAME: 'Ada', ...env },
    },
  );
  return { status, stdout, stderr };
}

test('the command line ends with 0, 1 or 2, and says why on the right stream', { timeout: 180_000 }, () => {
  expect(staff(['--help'])).toMatchObject({ status: 0, stderr: '' });
  expect(staff(['lock', '--help']).stdout).toMatch(/^npm run staff -- lock MAIL/);
  expect(staff(['lock'])).toEqual({
    status: 2,
    stdout: '',
    stderr:
      'MAIL is missing; use npm run staff -- lock MAIL --reason CODE --rule RULE --text SENTENCES [--until DATE]\n',
  });
  expect(staff(['verify-log'])).toEqual({ status: 0, stdout: 'All 0 logs hold: 0 entries.\n', stderr: '' });
  expect(staff(['unlock', 'a@b.de'])).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is no account with the mail address a@b.de.\n',
  });
});

test('beside a running server without DATABASE_URL nothing is touched', { timeout: 180_000 }, () => {
  const lock = takeDataFolder(dataDir);
  try {
    const { status, stderr } = staff(['verify-log'], {});
    expect(status).toBe(1);
    expect(stderr).toMatch(/in use by another process .*stop it first/);
  } finally {
    lock.release();
  }
});
