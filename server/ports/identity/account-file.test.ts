import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Account, accountKeeper, type ProjectState, restoreAccounts } from './account-file.ts';

type StateModule = { AgentProjectState: new (id: string) => ProjectState };
const { AgentProjectState }: StateModule = createRequire(import.meta.url)(
  'firebase-tools/lib/emulator/auth/state.js',
);

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zusage-accounts-'));
  file = join(folder, 'identity.json');
});
afterAll(() => rmSync(folder, { recursive: true }));

const MIA: Account = {
  localId: 'mia',
  email: 'mia@example.org',
  passwordHash: 'fakeHash:salt=s:password=p',
  salt: 's',
  validSince: '1700000000',
  lastLoginAt: '1700000001000',
};

test('the emulator’s own state is restored as it was, however often', () => {
  const first = new AgentProjectState('demo');
  const store = accountKeeper(file, first);
  first.overwriteUserWithLocalId('mia', { ...MIA });
  store();
  const stored = readFileSync(file, 'utf8');
  for (let round = 0; round < 2; round++) {
    const next = new AgentProjectState('demo');
    restoreAccounts(file, next);
    expect(next.users.get('mia')).toMatchObject({ ...MIA, providerUserInfo: [{ providerId: 'password' }] });
    expect(next.users.get('mia')?.providerUserInfo).toHaveLength(1);
    accountKeeper(file, next)();
    expect(readFileSync(file, 'utf8')).toBe(stored);
  }
});

test('nothing is written while nothing changes', () => {
  const state = new AgentProjectState('demo');
  restoreAccounts(file, state);
  const before = statSync(file).mtimeMs;
  accountKeeper(file, state)();
  expect(statSync(file).mtimeMs).toBe(before);
});

test('a missing file is no account, a damaged one an error', () => {
  const state = new AgentProjectState('demo');
  restoreAccounts(join(folder, 'missing.json'), state);
  expect(state.users.size).toBe(0);
  expect(() => restoreAccounts(folder, state)).toThrow();
});
