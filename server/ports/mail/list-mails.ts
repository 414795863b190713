import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ReadMail, readEml } from './read-eml.ts';

export type ListedMail = ReadMail & { readonly path: string };

/** The mails of a folder, newest first: their names are ids in the order of time. */
export function listMails(folder: string): ListedMail[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()
    .map((name) => {
      const path = join(folder, name);
      return { path, ...readEml(readFileSync(path, 'utf8')) };
    });
}
