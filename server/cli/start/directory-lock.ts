import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type DirectoryLock = { release(): void };

/**
 * Takes a folder for this process, or returns undefined when another one has it.
 *
 * The lock is the kernel's (SQLite's file lock), so it ends with its process, also after `kill -9`: a lock file with
 * a process number would have to be judged stale, and two processes that judge at the same moment would both win.
 */
export function lockDirectory(directory: string): DirectoryLock | undefined {
  makeFolder(directory);
  const file = new DatabaseSync(join(directory, 'lock'));
  try {
    file.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive;');
  } catch (error) {
    file.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  writeFileSync(join(directory, 'lock.pid'), `${process.pid}\n`);
  return { release: () => file.close() };
}

/** As `recursive: true`, which never returns where a file system answers ENOENT for a folder that may not be (/proc). */
function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && statSync(path).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path, { mode: 0o700 });
  }
}

/** For the sentence only: which process has the folder, as far as it is known. */
export function lockHolder(directory: string): string | undefined {
  try {
    return readFileSync(join(directory, 'lock.pid'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
