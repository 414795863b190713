import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepDemoAccounts } from './demo-accounts.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import { SECRET_HEADER } from './emulator-gate.ts';
import { embeddedIdentity, type FirebaseIdentity } from './firebase-identity.ts';

const PROJECT = 'demo-zusage';
const SECRET = 'a-secret-of-this-test';
let time = () => new Date();
const NEEDS = { publicUrl: 'https://zusage.example', clock: () => time() };
let folder: string;
let emulator: Emulator;
let identity: FirebaseIdentity;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zusage-tokens-'));
  emulator = await startEmulator({
    projectId: PROJECT,
    port: 0,
    dataDir: folder,
    secret: SECRET,
    onRestart() {},
    onLost() {},
  });
  identity = embeddedIdentity(PROJECT, emulator, NEEDS);
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
      headers: { 'content-type': 'application/json', [SECRET_HEADER]: SECRET },
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

/** A call of the firebase client. */
async function client(method: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(
    `http://${emulator.address}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SECRET_HEADER]: SECRET },
      body: JSON.stringify(body),
    },
  );
  return (await response.json()) as Record<string, unknown>;
}

/** An account that has existed for hours, so that older tokens of it are good. */
async function oldAccount(email: string): Promise<string> {
  const { uid } = await tokenOf(email);
  await fetch(
    `http://${emulator.address}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: 'Bearer owner',
        [SECRET_HEADER]: SECRET,
      },
      body: JSON.stringify({ localId: uid, validSince: String(seconds(-100_000)) }),
    },
  );
  return uid;
}

const storedAccounts = (): { localId: string }[] =>
  JSON.parse(readFileSync(join(folder, 'identity.json'), 'utf8')).accounts;

test('a token says when the person signed in, and whether the address is theirs', async () => {
  const uid = await oldAccount('eva@example.org');
  const signedIn = seconds(-7200);
  const caller = await identity.verify(tokenWith({ sub: uid, auth_time: signedIn, email_verified: true }), {
    checkRevoked: true,
  });
  expect(caller).toMatchObject({ signedInAt: signedIn * 1000, emailVerified: true });
  const { token } = await tokenOf('eva2@example.org');
  expect((await identity.verify(token, { checkRevoked: true })).emailVerified).toBe(false);
});

test('a revoked account is refused at once, whatever was believed a moment ago, and may sign in again', async () => {
  const uid = await oldAccount('lea@example.org');
  const old = tokenWith({ sub: uid });
  expect(await codeOf(old)).toBe('ok');
  await identity.revoke(uid);
  expect(await codeOf(old)).toBe('token_expired');
  const again = await client('signInWithPassword', {
    email: 'lea@example.org',
    password: 'secret-1',
    returnSecureToken: true,
  });
  expect(await codeOf(String(again.idToken))).toBe('ok');
});

test('what another process revokes counts after five seconds', async () => {
  const uid = await oldAccount('tom@example.org');
  const token = tokenWith({ sub: uid });
  const began = Date.now();
  time = () => new Date(began);
  expect(await codeOf(token)).toBe('ok');
  await identity.auth.updateUser(uid, { disabled: true });
  time = () => new Date(began + 4_999);
  expect(await codeOf(token)).toBe('ok');
  time = () => new Date(began + 5_000);
  expect(await codeOf(token)).toBe('account_disabled');
  time = () => new Date();
});

test('a disabled account is refused and cannot sign in, until it is enabled again', async () => {
  const { uid, token } = await tokenOf('ria@example.org');
  expect(await codeOf(token)).toBe('ok');
  await identity.setDisabled(uid, true);
  expect(await codeOf(token)).toBe('account_disabled');
  const credentials = { email: 'ria@example.org', password: 'secret-1', returnSecureToken: true };
  expect(await client('signInWithPassword', credentials)).toMatchObject({
    error: { message: 'USER_DISABLED' },
  });
  await identity.setDisabled(uid, false);
  expect(await client('signInWithPassword', credentials)).toMatchObject({ localId: uid });
});

test('a deleted account is gone from the file too, and deleting it again is no error', async () => {
  const { uid, token } = await tokenOf('max@example.org');
  expect(storedAccounts().map(({ localId }) => localId)).toContain(uid);
  expect(await codeOf(token)).toBe('ok');
  await identity.deleteAccount(uid);
  expect(await codeOf(token)).toBe('token_invalid');
  expect(storedAccounts().map(({ localId }) => localId)).not.toContain(uid);
  await identity.deleteAccount(uid);
  await identity.revoke(uid);
  expect(await identity.resetLink('max@example.org')).toBeUndefined();
});

test('a reset link leads to our page, sets a new password once, and exists for no unknown address', async () => {
  const { uid } = await tokenOf('ida@example.org');
  const link = new URL((await identity.resetLink('ida@example.org')) as string);
  expect([link.origin, link.pathname, link.searchParams.get('action')]).toEqual([
    'https://zusage.example',
    '/',
    'reset',
  ]);
  const oobCode = link.searchParams.get('token');
  expect(await client('resetPassword', { oobCode, newPassword: 'secret-2' })).toMatchObject({
    email: 'ida@example.org',
  });
  const credentials = { email: 'ida@example.org', returnSecureToken: true };
  expect(await client('signInWithPassword', { ...credentials, password: 'secret-2' })).toMatchObject({
    localId: uid,
  });
  expect(await client('signInWithPassword', { ...credentials, password: 'secret-1' })).toHaveProperty(
    'error',
  );
  expect(await client('resetPassword', { oobCode, newPassword: 'secret-3' })).toHaveProperty('error');
  expect(await identity.resetLink('nobody@example.org')).toBeUndefined();
});

test('a verification link confirms the address', async () => {
  const { token } = await tokenOf('udo@example.org');
  const link = new URL((await identity.verifyLink('udo@example.org')) as string);
  expect(link.searchParams.get('action')).toBe('verify');
  expect(await client('update', { oobCode: link.searchParams.get('token') })).toMatchObject({
    emailVerified: true,
  });
  expect(await client('lookup', { idToken: token })).toMatchObject({ users: [{ emailVerified: true }] });
  expect(await identity.verifyLink('nobody@example.org')).toBeUndefined();
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
  const away = embeddedIdentity('demo-away', { address: '127.0.0.1:9', secret: SECRET }, NEEDS);
  const gone = tokenWith({ sub: 'x', aud: 'demo-away', iss: 'https://securetoken.google.com/demo-away' });
  for (const act of [away.revoke('x'), away.deleteAccount('x'), away.resetLink('a@example.org')])
    await expect(act).rejects.toMatchObject({ code: 'unavailable' });
  await expect(away.verify(gone, { checkRevoked: true })).rejects.toMatchObject({ code: 'unavailable' });
  await away.close();
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.address;
  expect(await codeOf(token)).toBe('ok');
});
