import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Replaces a file that only its owner may read. Written beside it, forced to disk and renamed, so that a crash
 * leaves the old content or the new one, never a part.
 */
export function writeSecret(path: string, content: string): void {
  const unfinished = `${path}.new`;
  const file = openSync(unfinished, 'w', 0o600);
  try {
    writeSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(unfinished, path);
  const folder = openSync(dirname(path), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
