import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPgliteFolder } from './pglite-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zusage-pglite-'));
  const { db, close } = await openPgliteFolder(folder);
  await sql`create table entry (number int primary key)`.execute(db);
  await close();
}, 30_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what was committed survives a SIGKILL', { timeout: 30_000 }, async () => {
  const script = `
    import { sql } from ${JSON.stringify(import.meta.resolve('kysely'))};
    import { openPgliteFolder } from ${JSON.stringify(join(import.meta.dirname, 'pglite-folder.ts'))};
    const { db } = await openPgliteFolder(${JSON.stringify(folder)});
    for (let number = 1; ; number++) {
      await sql\`insert into entry values (\${number})\`.execute(db);
      process.stdout.write(number + '\\n');
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.split('\n').length > 20) resolve();
    });
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  // A line that was cut off by the kill says nothing.
  const told = said.slice(0, said.lastIndexOf('\n')).split('\n').length;
  const { db, close } = await openPgliteFolder(folder);
  const { rows } = await sql<{ count: number }>`select count(*) as count from entry`.execute(db);
  await close();
  expect(rows[0]?.count).toBeGreaterThanOrEqual(told);
});

test('a first start that was killed is begun again', { timeout: 30_000 }, async () => {
  const half = mkdtempSync(join(tmpdir(), 'zusage-half-'));
  mkdirSync(join(half, 'database.new'));
  writeFileSync(join(half, 'database.new', 'PG_VERSION'), 'half');
  await (await openPgliteFolder(half)).close();
  expect(readdirSync(half)).toEqual(['database']);
  rmSync(half, { recursive: true });
});

test.each([
  ['another version', (copy: string) => writeFileSync(join(copy, 'PG_VERSION'), '15\n')],
  ['no version', (copy: string) => rmSync(join(copy, 'PG_VERSION'))],
  ['a damaged control file', (copy: string) => writeFileSync(join(copy, 'global', 'pg_control'), 'garbage')],
  ['missing tables', (copy: string) => rmSync(join(copy, 'base'), { recursive: true })],
  ['a missing log', (copy: string) => rmSync(join(copy, 'pg_wal'), { recursive: true })],
])('%s: one sentence, and nothing is written over it', { timeout: 30_000 }, async (_what, damage) => {
  const broken = mkdtempSync(join(tmpdir(), 'zusage-broken-'));
  cpSync(join(folder, 'database'), join(broken, 'database'), { recursive: true });
  damage(join(broken, 'database'));
  await expect(openPgliteFolder(broken)).rejects.toThrow(
    /^The database in .* cannot be opened because its files are damaged or from another version; nothing was changed/,
  );
  expect(existsSync(join(broken, 'database'))).toBe(true);
  rmSync(broken, { recursive: true });
});
