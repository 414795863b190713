import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeDataFolder } from './data-folder.ts';
import { lockDirectory } from './directory-lock.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zusage-lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that tries to take the folder, says how it went and stays. */
async function other(): Promise<{ child: ChildProcess; took: boolean }> {
  const script = `
    import { lockDirectory } from ${JSON.stringify(join(import.meta.dirname, 'directory-lock.ts'))};
    process.stdout.write(lockDirectory(${JSON.stringify(folder)}) ? 'took' : 'busy');
    setInterval(() => {}, 1e6);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [answer] = await once(child.stdout, 'data');
  return { child, took: String(answer) === 'took' };
}

test('a second process is refused, and told who has the folder', async () => {
  const { child, took } = await other();
  expect(took).toBe(true);
  expect(lockDirectory(folder)).toBeUndefined();
  expect(() => takeDataFolder(folder)).toThrow(`in use by another process (${child.pid})`);
});

test('a killed process leaves no lock behind', async () => {
  const { child } = await other();
  child.kill('SIGKILL');
  await once(child, 'exit');
  const lock = lockDirectory(folder);
  expect(lock).toBeDefined();
  expect((await other()).took).toBe(false);
  lock?.release();
  expect((await other()).took).toBe(true);
});

test('of several at the same moment exactly one takes it', async () => {
  const all = await Promise.all([other(), other(), other(), other()]);
  expect(all.filter(({ took }) => took)).toHaveLength(1);
});

test('a folder that cannot be used is one sentence', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  for (const path of [file, join(file, 'below'), '/proc/nowhere'])
    expect(() => takeDataFolder(path)).toThrow(/cannot be used \(\w+\); set DATA_DIR/);
});
