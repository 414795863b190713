import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { RunningServer } from '../harness/server.ts';

/**
 * Path and query of the newest link of an action that was mailed to an address, once it is there.
 * @param before another one than this is waited for
 */
export async function mailedLink(
  { dataDir }: Pick<RunningServer, 'dataDir'>,
  mail: string,
  action: string,
  before?: string,
): Promise<string> {
  const folder = join(dataDir, 'mail');
  const pattern = new RegExp(
    `https?://\\S+?action=${action}&(?:amp;)?token=[\\w.~-]+(?:&(?:amp;)?cid=[\\w-]+)?`,
  );
  let found: string | undefined;
  const look = async () => {
    for (const name of await byAge(folder)) {
      // Quoted-printable: soft line breaks and `=3D`.
      const text = (await readFile(join(folder, name), 'utf8'))
        .replaceAll('=\r\n', '')
        .replaceAll('=3D', '=');
      if (text.includes(`To: ${mail}`)) found = pattern.exec(text)?.[0] ?? found;
    }
    return found;
  };
  let path: string | undefined;
  const next = async () => {
    const link = await look();
    if (link === undefined) return false;
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
    path = pathname + search;
    return path !== before;
  };
  await expect.poll(next, { timeout: 20_000 }).toBe(true);
  return path as string;
}

/** Oldest first; their names say nothing of when they came. */
async function byAge(folder: string): Promise<string[]> {
  // A mail that is being written has another name until it is whole.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return files.sort((a, b) => a.at - b.at).map(({ name }) => name);
}
