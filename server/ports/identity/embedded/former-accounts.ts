import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartFailure } from '../../../base/start-failure.ts';
import type { Db } from '../../../database/database.ts';
import type { Passwords } from './passwords.ts';

/** What versions before this service kept: the emulator's accounts, with passwords in clear. */
const FILE = 'identity.json';
const CLEAR = /^fakeHash:salt=.*?:password=([\s\S]*)$/;

const file = z.object({
  accounts: z.array(
    z.object({
      localId: z.string(),
      email: z.optional(z.string()),
      emailVerified: z.optional(z.boolean()),
      passwordHash: z.optional(z.string()),
      disabled: z.optional(z.boolean()),
      createdAt: z.optional(z.string()),
      validSince: z.optional(z.string()),
    }),
  ),
});

export type FormerAccounts = { readonly path: string } & z.infer<typeof file>;

/**
 * The accounts of an older data folder; null: it has none.
 * @throws StartFailure when the file cannot be read
 */
export function readFormerAccounts(dataDir: string): FormerAccounts | null {
  const path = join(dataDir, FILE);
  return existsSync(path) ? { path, ...read(path) } : null;
}

/**
 * Takes them over, and removes the file, because it holds passwords in clear text. A process that dies on the way finds
 * it again. Gives how many there were.
 */
export async function takeFormerAccounts(
  { db, passwords, clock }: { db: Db; passwords: Passwords; clock: () => Date },
  { path, accounts }: FormerAccounts,
): Promise<number> {
  const now = clock();
  for (const account of accounts) {
    if (account.email === undefined) continue;
    const clear = CLEAR.exec(account.passwordHash ?? '')?.[1];
    await db
      .insertInto('sign_in_account')
      .values({
        uid: account.localId,
        email: account.email.toLowerCase(),
        email_verified: account.emailVerified ?? false,
        password_hash: clear === undefined ? null : await passwords.hash(clear),
        password_updated_at: clear === undefined ? null : now,
        disabled: account.disabled ?? false,
        valid_since: new Date(Number(account.validSince ?? 0) * 1000),
        created_at: account.createdAt === undefined ? now : new Date(Number(account.createdAt)),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  rmSync(path);
  return accounts.length;
}

function read(path: string): z.infer<typeof file> {
  try {
    return file.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new StartFailure(
      `The accounts in ${path} cannot be read because the file is damaged; nothing was changed, put a backup there or move it away to start without accounts.`,
    );
  }
}
