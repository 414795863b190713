import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
/** What the browser tests hold at once: servers' databases, their sample, and profiles with the app's files. */
const ROOM_BYTES = 3 * 1024 ** 3;

/**
 * A new folder of its own for what a test writes and throws away: in memory where that has room, because a database or a
 * browser's profile is thousands of small files, and some disks take a second to make them.
 * @param name says what is in it, should it be left behind
 */
export function newScratch(name: string): string {
  return mkdtempSync(join(hasRoom() ? IN_MEMORY : tmpdir(), `zusage-${name}-`));
}

/** A browser or a server that was killed may still be writing its last file. */
export function removeScratch(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM_BYTES;
  } catch {
    // Only Linux has such a folder.
    return false;
  }
}
