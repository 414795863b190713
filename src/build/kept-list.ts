import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf, type Part, type ShellFile } from '../device/shell-file.ts';

type Entry = { url: string; revision: string | null; size: number };

/** What the worker keeps, for the budgets (tests/budgets.ts). Not served: its folder begins with a dot. */
export const KEPT_LIST = '.vite/kept.json';

/**
 * Writes into the worker's list of files what has to be in each, and which part of the app it belongs to. The list is made
 * when the folder of the build is complete: what the server adds to a page (server/http/plugins/first-paint.ts) is never
 * what the worker asks for.
 */
export function keptList(dist: string, partOf: (file: string) => Part | undefined) {
  return async (entries: Entry[]): Promise<{ manifest: (ShellFile & Entry)[] }> => {
    // The manifest of the app comes twice.
    const once = [...new Map(entries.map((entry) => [entry.url, entry])).values()];
    const manifest = await Promise.all(
      once.map(async (entry) => {
        const part = partOf(entry.url);
        const digest = await digestOf(await readFile(join(dist, entry.url)));
        return { ...entry, digest, ...(part && { part }) };
      }),
    );
    await writeFile(join(dist, KEPT_LIST), JSON.stringify(manifest));
    return { manifest };
  };
}
