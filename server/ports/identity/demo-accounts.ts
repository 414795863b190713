import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Auth } from 'firebase-admin/auth';
import { writeSecret } from '../../base/secret-file.ts';
import { StartFailure } from '../../base/start-failure.ts';

export const DEMO_MAILS = { seeker: 'seeker@example.org', company: 'company@example.org' } as const;

export type DemoAccounts = { readonly seeker: string; readonly company: string; readonly password: string };

/**
 * The two demo accounts of the embedded sign-in service; their ids and their password, which is made at the first
 * start and kept in the data folder.
 */
export async function keepDemoAccounts(
  auth: Auth,
  dataDir: string,
  randomBytes: (count: number) => Uint8Array,
): Promise<DemoAccounts> {
  const path = join(dataDir, 'demo-accounts.json');
  const known = existsSync(path);
  const password = known ? readPassword(path) : Buffer.from(randomBytes(9)).toString('base64url');
  const seeker = await keepAccount(auth, DEMO_MAILS.seeker, password, known);
  const company = await keepAccount(auth, DEMO_MAILS.company, password, known);
  if (!known) writeSecret(path, JSON.stringify({ password }));
  return { seeker, company, password };
}

/** An account that outlived its password file gets the new password, so that what is printed is always right. */
async function keepAccount(auth: Auth, email: string, password: string, known: boolean): Promise<string> {
  const existing = await auth.getUserByEmail(email).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return undefined;
    throw error;
  });
  if (existing === undefined) return (await auth.createUser({ email, password, emailVerified: true })).uid;
  if (!known) await auth.updateUser(existing.uid, { password });
  return existing.uid;
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
