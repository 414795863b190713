import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeSecret } from '../../base/secret-file.ts';
import { compose } from './compose.ts';
import type { Mail } from './mail.ts';
import { type ReadMail, readEml } from './read-eml.ts';

const FROM = 'Zusage <post@zusage.example>';

/**
 * The post of a machine without a mail server: each mail is an `.eml` file named by its Message-ID, so that a mail
 * that is sent twice is there once. Ids are UUIDs of version 7, so names are in the order of time.
 */
export function folderMail(folder: string): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(letter) {
      const { message } = await transport.sendMail(compose(letter, FROM));
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const name = letter.messageId.replace(/^<|@.*$/g, '').replace(/[^a-z0-9-]/gi, '_');
      writeSecret(join(folder, `${name}.eml`), String(message));
    },
    async reach() {},
  };
}

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
