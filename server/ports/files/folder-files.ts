import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Files } from './files.ts';

/** Bytes in a folder of this machine; for one process, or several that share the disk. */
export function folderFiles(folder: string): Files {
  let serial = 0;
  return {
    kind: 'folder',
    async put(key, bytes) {
      const path = join(folder, key);
      if (await isThere(path, bytes.length)) return;
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      if (made !== undefined) await syncFolder(dirname(made));
      // Its own name, so that two that write the same content do not write into each other's file.
      const unfinished = `${path}.${process.pid}-${++serial}.part`;
      try {
        await writeDurably(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },
    async read(key, range) {
      const file = await orUndefined(open(join(folder, key), 'r'));
      if (file === undefined) return undefined;
      try {
        if (range === undefined) return await file.readFile();
        const bytes = Buffer.alloc(range.end - range.start);
        const { bytesRead } = await file.read(bytes, 0, bytes.length, range.start);
        return bytes.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    async remove(key) {
      await rm(join(folder, key), { force: true });
    },
    async removeAll(prefix) {
      await rm(join(folder, prefix), { recursive: true, force: true });
    },
    async list(prefix) {
      const found = await orUndefined(
        readdir(join(folder, prefix), { recursive: true, withFileTypes: true }),
      );
      return (found ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
    },
  };
}

/** Bytes that a power cut has shortened are written again. */
async function isThere(path: string, size: number): Promise<boolean> {
  const file = await orUndefined(open(path, 'r'));
  if (file === undefined) return false;
  try {
    return (await file.stat()).size === size;
  } finally {
    await file.close();
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The name of a file is in its folder, and has to be on disk as well. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function orUndefined<Result>(attempt: Promise<Result>): Promise<Result | undefined> {
  try {
    return await attempt;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Partial files left by a killed process; no other process writes into the folder when this is called. */
export async function removeUnfinishedParts(folder: string): Promise<void> {
  const names = await orUndefined(readdir(folder, { recursive: true }));
  for (const name of names ?? []) if (name.endsWith('.part')) await rm(join(folder, name), { force: true });
}
