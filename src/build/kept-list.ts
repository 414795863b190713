import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf, type Part, type ShellFile } from '../device/shell-file.ts';
import { filesOf, screenKey } from './chunk-files.ts';

type Entry = { url: string; revision: string | null; size: number };

/** What the worker keeps, for the budgets (tests/budgets.ts). Not served: its folder begins with a dot. */
export const KEPT_LIST = '.vite/kept.json';

/** In the order in which somebody comes to them who is new here, with an account or without. */
const FIRST_SCREENS = ['setup', 'pwa', 'pwa.$jobId', 'pwa.index'];

/**
 * Writes into the worker's list of files what has to be in each, and which part of the app it belongs to. The list is made
 * when the folder of the build is complete: what the server adds to a page (server/http/plugins/first-paint.ts) is never
 * what the worker asks for. On a thin line the worker is long about it, and people go on meanwhile: what they come to first
 * is fetched first, and then in the browser's own cache.
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
    const chunks = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
    const first = filesOf(chunks, FIRST_SCREENS.map(screenKey));
    const placeOf = ({ url }: Entry) => (first.includes(url) ? first.indexOf(url) : first.length);
    manifest.sort((one, other) => placeOf(one) - placeOf(other));
    await writeFile(join(dist, KEPT_LIST), JSON.stringify(manifest));
    return { manifest };
  };
}
