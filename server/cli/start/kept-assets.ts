import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Versions before this one whose files are still served: a page that was opened then loads its chunks to the end. */
const VERSIONS_BEFORE = 2;
/** Hidden, so that it is never served. */
const LIST = '.versions.json';

/**
 * Keeps a copy of this version's files, whose names carry a hash of what is in them, and forgets those that no version
 * of the last ones has.
 * @param assets of the built app; @param folder where they are kept from one version to the next
 */
export async function keepAssets(assets: string, folder: string): Promise<void> {
  const names = (await readdir(assets)).sort();
  const versions = await readVersions(folder);
  if (versions[0]?.join() === names.join()) return;
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  for (const name of names) if (!kept.has(name)) await copyFile(join(assets, name), join(folder, name));
  const next = [names, ...versions].slice(0, VERSIONS_BEFORE + 1);
  await writeFile(join(folder, LIST), JSON.stringify(next));
  const wanted = new Set([LIST, ...next.flat()]);
  for (const name of kept) if (!wanted.has(name)) await rm(join(folder, name), { force: true });
}

/** Newest first. */
async function readVersions(folder: string): Promise<string[][]> {
  try {
    return JSON.parse(await readFile(join(folder, LIST), 'utf8'));
  } catch {
    return [];
  }
}
