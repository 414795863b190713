import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSecret } from '../../../base/secret-file.ts';
import { StartFailure } from '../../../base/start-failure.ts';
import type { EmbeddedIdentity } from './embedded-identity.ts';

export const DEMO_MAILS = { seeker: 'seeker@example.org', company: 'company@example.org' } as const;

export type DemoAccounts = { readonly seeker: string; readonly company: string; readonly password: string };

type Needs = Pick<EmbeddedIdentity, 'accounts' | 'passwords'> & {
  readonly newId: () => string;
  readonly randomBytes: (count: number) => Uint8Array;
};

/**
 * The two demo accounts of the embedded sign-in service; their ids and their password, which is made at the first
 * start and kept in the data folder.
 */
export async function keepDemoAccounts(needs: Needs, dataDir: string): Promise<DemoAccounts> {
  const path = join(dataDir, 'demo-accounts.json');
  const known = existsSync(path);
  const password = known ? readPassword(path) : Buffer.from(needs.randomBytes(9)).toString('base64url');
  const seeker = await keepAccount(needs, DEMO_MAILS.seeker, password);
  const company = await keepAccount(needs, DEMO_MAILS.company, password);
  if (!known) writeSecret(path, JSON.stringify({ password }));
  return { seeker, company, password };
}

/** An account that outlived its password file gets the new password, so that what is printed is always right. */
async function keepAccount(
  { accounts, passwords, newId }: Needs,
  email: string,
  password: string,
): Promise<string> {
  const existing = await accounts.byEmail(email);
  if (existing && (await passwords.matches(password, existing.password_hash))) return existing.uid;
  const passwordHash = await passwords.hash(password);
  const account = existing
    ? await accounts.update(existing.uid, { password_hash: passwordHash })
    : await accounts.create({ uid: newId(), email, passwordHash, verified: true });
  if (account === undefined) throw new StartFailure(`${email} was registered by another process just now.`);
  return account.uid;
}

function readPassword(path: string): string {
  try {
    const { password }: { password: unknown } = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof password === 'string' && password !== '') return password;
  } catch {
    // Said below.
  }
  throw new StartFailure(`${path} is damaged; delete it and the demo accounts get a new password.`);
}
