import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { RunningServer } from '../harness/server.ts';

/**
 * Path and query of the newest link of an action that was mailed to an address, once it is there.
 * @param before another one than this is waited for
 */
export function mailedLink(
  { dataDir }: Pick<RunningServer, 'dataDir'>,
  mail: string,
  action: string,
  before?: string,
): Promise<string> {
  return mailedIn([dataDir], mail, action, before);
}

/** The same, by any of some servers. */
export async function mailedIn(
  dataDirs: readonly string[],
  mail: string,
  action: string,
  before?: string,
): Promise<string> {
  const pattern = new RegExp(
    `https?://\\S+?action=${action}&(?:amp;)?token=[\\w.~-]+(?:&(?:amp;)?cid=[\\w-]+)?`,
  );
  let found: string | undefined;
  const look = async () => {
    for (const dataDir of dataDirs)
      for (const text of await readMails(join(dataDir, 'mail'), mail))
        found = pattern.exec(text)?.[0] ?? found;
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
  await expect.poll(next).toBe(true);
  return path as string;
}

/**
 * Path of the link in a mail to an address that has these words, once it is there: one to a page that asks who is there
 * needs no token.
 */
export async function mailedPage(
  { dataDir, origin }: Pick<RunningServer, 'dataDir' | 'origin'>,
  mail: string,
  words: string,
): Promise<string> {
  let path: string | undefined;
  const look = async () => {
    const text = (await readMails(join(dataDir, 'mail'), mail)).findLast((one) => one.includes(words));
    path = text?.split(`${origin}`)[1]?.match(/^\S+/)?.[0];
    return path;
  };
  await expect.poll(look).toBeTruthy();
  return path as string;
}

/** All mails to an address, as one text. */
export async function mailsTo({ dataDir }: Pick<RunningServer, 'dataDir'>, mail: string): Promise<string> {
  return (await readMails(join(dataDir, 'mail'), mail)).join('\n');
}

async function readMails(folder: string, mail: string): Promise<string[]> {
  const read = async (name: string) =>
    // Quoted-printable: soft line breaks and `=3D`.
    (await readFile(join(folder, name), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const texts = await Promise.all((await byAge(folder)).map(read));
  return texts.filter((text) => text.includes(`To: ${mail}`));
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
