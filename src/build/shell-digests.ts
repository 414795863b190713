import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf, type ShellFile } from '../device/shell-file.ts';

type Entry = { url: string; revision: string | null; size: number };

/**
 * Writes into the worker's list of files what has to be in each. The list is made when the folder of the build is
 * complete: what the server adds to a page (server/http/plugins/first-paint.ts) is never what the worker asks for.
 */
export function shellDigests(dist: string) {
  return async (entries: Entry[]): Promise<{ manifest: (ShellFile & Entry)[] }> => ({
    manifest: await Promise.all(
      entries.map(async (entry) => ({
        ...entry,
        digest: await digestOf(await readFile(join(dist, entry.url))),
      })),
    ),
  });
}
