import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settleEpoch } from '../../database/epoch.ts';
import { migrate } from '../../database/migrate.ts';
import { openPgliteFolder } from '../../database/pglite-folder.ts';
import { noteErased } from '../../domain/backup/restore-log.ts';
import { folderFiles } from '../../ports/files/folder-files.ts';
import { programDatabase } from '../../testing/shared-postgres.ts';
import { takeDataFolder } from '../start/data-folder.ts';

const { PATH, NODE_COMPILE_CACHE } = process.env;
const root = mkdtempSync(join(tmpdir(), 'zusage-restore-'));
const before = join(root, 'before');
const backup = join(root, 'zusage.backup');
afterAll(() => rmSync(root, { recursive: true, force: true }));

function run(command: 'backup' | 'restore', argv: string[], env: Record<string, string>) {
  const file = join(import.meta.dirname, `../${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...argv], {
    encoding: 'utf8',
    env: { PATH, NODE_COMPILE_CACHE, ...env },
  });
  return { status, stdout, stderr };
}

/** A data folder in which a server has run: a person who is erased after the backup, and an uploaded file. */
beforeAll(async () => {
  mkdirSync(before);
  const { db, close } = await openPgliteFolder(before);
  await migrate(db);
  await settleEpoch(db, () => v7());
  await db
    .insertInto('user')
    .values({
      id: 'kim',
      email: 'kim@example.org',
      mode: 'user',
      firstname: 'Kim',
      lastname: 'Krüger',
      date_of_birth: '1990-01-01',
      guardian: 'none',
      created_at: new Date(),
    })
    .execute();
  await close();
  const files = folderFiles(join(before, 'files'));
  await files.put('content/ab/abcd', Buffer.from('a picture'));
  expect(run('backup', [backup], { DATA_DIR: before })).toMatchObject({ status: 0, stderr: '' });
  await noteErased(files, 'user', 'kim');
}, 120_000);

test('a restore into a new folder needs the notes of the old one, and knows then who was erased', {
  timeout: 180_000,
}, async () => {
  const to = join(root, 'after');
  mkdirSync(to);
  const refused = run('restore', [backup], { DATA_DIR: to });
  expect(refused).toMatchObject({ status: 2, stdout: '' });
  expect(refused.stderr).toContain('--log FOLDER');
  expect(run('restore', [backup, '--log', join(root, 'bevore')], { DATA_DIR: to })).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('holds no notes'),
  });
  const restored = run('restore', [backup, '--log', before], { DATA_DIR: to });
  expect(restored).toMatchObject({ status: 0, stderr: '' });
  expect(restored.stdout).toContain('Erased since: 1 accounts');
  expect(await folderFiles(join(to, 'files')).read('content/ab/abcd')).toEqual(Buffer.from('a picture'));
  expect(run('restore', [backup, '--log', before], { DATA_DIR: to })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('never overwrites'),
  });
});

test('where a file cannot be put in its place nothing is restored, and the next try is not refused', {
  timeout: 180_000,
}, () => {
  const to = join(root, 'full');
  mkdirSync(join(to, 'files'), { recursive: true });
  writeFileSync(join(to, 'files/content'), 'in the way');
  expect(run('restore', [backup, '--log', 'none'], { DATA_DIR: to }).status).toBe(1);
  expect(existsSync(join(to, 'restore-unfinished'))).toBe(false);
  rmSync(join(to, 'files/content'));
  expect(run('restore', [backup, '--log', 'none'], { DATA_DIR: to })).toMatchObject({ status: 0 });
});

test('no backup is made of a folder without a database', { timeout: 60_000 }, () => {
  const refused = run('backup', [join(root, 'nothing.backup')], { DATA_DIR: join(root, 'nowhere') });
  expect(refused).toMatchObject({ status: 2, stderr: expect.stringContaining('There is no database') });
  expect(existsSync(join(root, 'nothing.backup'))).toBe(false);
});

test('a backup runs beside a server on PostgreSQL that uses the folder', {
  timeout: 180_000,
}, async (context) => {
  const { env, close } = await programDatabase();
  try {
    if (!('DATABASE_URL' in env)) return context.skip();
    const lock = takeDataFolder(before);
    try {
      expect(run('backup', [join(root, 'beside.backup')], { ...env, DATA_DIR: before })).toMatchObject({
        status: 0,
        stderr: '',
      });
    } finally {
      lock.release();
    }
  } finally {
    await close();
  }
});
