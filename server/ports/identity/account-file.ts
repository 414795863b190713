import { readFileSync } from 'node:fs';
import { writeSecret } from '../../base/secret-file.ts';

/** An account as the emulator keeps it; password hash and token validity are among its fields. */
export type Account = { localId: string; providerUserInfo?: { providerId: string }[] } & Record<
  string,
  unknown
>;

/** The emulator's state of a project, as far as accounts need it. */
export type ProjectState = {
  readonly users: Map<string, Account>;
  overwriteUserWithLocalId(localId: string, fields: Account): unknown;
};

/** Providers the emulator derives from mail address and phone number; given again they would be listed twice. */
const DERIVED = ['password', 'phone'];

/** Puts the stored accounts back. A missing file is an empty one; throws a SyntaxError or TypeError when damaged. */
export function restoreAccounts(path: string, state: ProjectState): void {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const { accounts }: { accounts: Account[] } = JSON.parse(text);
  for (const account of accounts) {
    const providerUserInfo =
      account.providerUserInfo?.filter(({ providerId }) => !DERIVED.includes(providerId)) ?? [];
    state.overwriteUserWithLocalId(account.localId, { ...account, providerUserInfo });
  }
}

/** Gives a function that stores the accounts if they have changed, and returns when they are on disk. */
export function accountKeeper(path: string, state: ProjectState): () => void {
  const serialize = () => JSON.stringify({ accounts: [...state.users.values()] });
  let stored = serialize();
  return () => {
    const current = serialize();
    if (current === stored) return;
    writeSecret(path, current);
    stored = current;
  };
}
