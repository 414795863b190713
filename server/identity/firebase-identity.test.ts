import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepDemoAccounts } from './demo-accounts.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import { embeddedIdentity, type FirebaseIdentity } from './firebase-identity.ts';

const PROJECT = 'demo-zusage';
let folder: string;
let emulator: Emulator;
let identity: FirebaseIdentity;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zusage-tokens-'));
  emulator = await startEmulator({
    projectId: PROJECT,
    port: 0,
    dataDir: folder,
    onRestart() {},
    onLost() {},
  });
  identity = embeddedIdentity(PROJECT, emulator.address);
}, 60_000);
afterAll(async () => {
  await identity.close();
  await emulator.stop();
  rmSync(folder, { recursive: true });
});

async function tokenOf(email: string): Promise<{ uid: string; token: string }> {
  const response = await fetch(
    `http://${emulator.address}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'secret-1', returnSecureToken: true }),
    },
  );
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, token: idToken };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;

/** A token as the emulator makes them, with other claims. */
function tokenWith(claims: object): string {
  const issued = { iss: `https://securetoken.google.com/${PROJECT}`, aud: PROJECT, iat: seconds(-7200) };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...issued, auth_time: seconds(-7200), exp: seconds(3600), ...claims })}.`;
}

const codeOf = (token: string) =>
  identity.verify(token, { checkRevoked: true }).then(
    () => 'ok',
    (error: { code: string }) => error.code,
  );

test('a good token names the account, its mail address in lower case and its end', async () => {
  const { uid, token } = await tokenOf('Mia@Example.org');
  const caller = await identity.verify(token, { checkRevoked: true });
  expect(caller).toMatchObject({ uid, email: 'mia@example.org' });
  expect(caller.expiresAt).toBeGreaterThan(Date.now() + 3_500_000);
});

test('malformed, forged, foreign, expired, revoked and ownerless tokens have their codes', async () => {
  const { uid, token } = await tokenOf('ben@example.org');
  for (const bad of ['x', 'a.b.c', `${token}x`, tokenWith({}), tokenWith({ sub: uid, aud: 'other' })])
    expect(await codeOf(bad)).toBe('token_invalid');
  expect(await codeOf(tokenWith({ sub: 'nobody' }))).toBe('token_invalid');
  expect(await codeOf(tokenWith({ sub: uid, exp: seconds(-3600) }))).toBe('token_expired');
  await identity.auth.updateUser(uid, { disabled: true });
  expect(await codeOf(token)).toBe('account_disabled');
});

test('the demo accounts keep their ids and password, and get a new one when the file is lost', async () => {
  let next = 1;
  const random = (count: number) => Uint8Array.from({ length: count }, () => next++);
  const first = await keepDemoAccounts(identity.auth, folder, random);
  expect(await keepDemoAccounts(identity.auth, folder, random)).toEqual(first);
  rmSync(join(folder, 'demo-accounts.json'));
  const again = await keepDemoAccounts(identity.auth, folder, random);
  expect([again.seeker, again.company]).toEqual([first.seeker, first.company]);
  expect(again.password).not.toBe(first.password);
});

test('a sign-in service that does not answer is unavailable, not a refusal', async () => {
  const { token } = await tokenOf('kim@example.org');
  const away = embeddedIdentity('demo-away', '127.0.0.1:9');
  const gone = tokenWith({ sub: 'x', aud: 'demo-away', iss: 'https://securetoken.google.com/demo-away' });
  await expect(away.verify(gone, { checkRevoked: true })).rejects.toMatchObject({ code: 'unavailable' });
  await away.close();
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.address;
  expect(await codeOf(token)).toBe('ok');
});
