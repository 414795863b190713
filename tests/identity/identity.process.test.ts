import { randomBytes } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import Fastify, { type FastifyInstance } from 'fastify';
import { deleteApp, getApps } from 'firebase/app';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { installSignInCalls } from '../../server/http/plugins/sign-in-calls.ts';
import { openEmbeddedIdentity } from '../../server/ports/identity/embedded/embedded-identity.ts';
import { deriveSignInKey } from '../../server/ports/identity/embedded/sign-in-key.ts';
import type { Identity } from '../../server/ports/identity/identity.ts';
import { openMigrated } from '../../server/testing/pglite-template.ts';
import { createIdentity } from '../../src/auth/identity.ts';
import { createStoredPresence } from '../../src/auth/stored-presence.ts';
import { UnreachableError } from '../../src/auth/token-keeper.ts';
import { openRelay, type Relay } from '../harness/relay.ts';

/** The sign-in of page and worker, with the real library and the real service; only their storage is in memory here. */

const PROJECT = 'demo-zusage';
const PASSWORD = 'secret-1';
const CONFIG = { apiKey: 'demo', projectId: PROJECT, authDomain: 'localhost', emulator: true };
const DAY = 86_400_000;

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: Awaited<ReturnType<typeof openMigrated>>;
let server: Identity;
let http: FastifyInstance;
let relay: Relay;

beforeAll(async () => {
  database = await openMigrated();
  const embedded = await openEmbeddedIdentity({
    db: database.db,
    clock: () => new Date(),
    newId: () => v7(),
    randomBytes: (count) => randomBytes(count),
    key: deriveSignInKey(new Uint8Array(32)),
    projectId: PROJECT,
    publicUrl: 'https://zusage.example',
  });
  server = embedded.identity;
  // As in the product: a page reaches the service through the app's own origin.
  http = Fastify();
  await installSignInCalls(http, { service: embedded.service, publicUrl: 'https://zusage.example' });
  relay = await openRelay(Number(new URL(await http.listen({ port: 0, host: '127.0.0.1' })).port));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  relay.mend();
  for (const app of getApps()) await deleteApp(app);
});
afterAll(async () => {
  await relay.close();
  await http.close();
  await database.close();
});

let accounts = 0;

/** Somebody who has just registered on this device. */
async function arrive() {
  let ahead = 0;
  const sealed: string[] = [];
  const open = new Set<string>();
  const identity = createIdentity(CONFIG, `http://127.0.0.1:${relay.port}`, {
    clock: () => Date.now() + ahead,
    seal: async (uid) => {
      sealed.push(uid);
      open.delete(uid);
    },
    isSealed: async (uid) => !open.has(uid),
    unseal: async (uid) => {
      open.add(uid);
    },
  });
  // What was cut before has come to an end on this side too.
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${relay.port}/`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  accounts += 1;
  const mail = `mia${accounts}@example.org`;
  const uid = await identity.register(mail, PASSWORD);
  if (uid === null) throw new Error(`${mail} has an account already`);
  return {
    identity,
    uid,
    mail,
    sealed,
    later: (ms: number) => {
      ahead += ms;
    },
  };
}

test('a new password holds here and ends the sign-in elsewhere; the old one proves nothing any more', async () => {
  const { identity, uid, mail } = await arrive();
  const before = (await identity.credentials())?.token ?? '';
  await identity.changePassword('neues passwort 2');
  const now = (await identity.credentials())?.token ?? '';
  expect(now).not.toBe(before);
  expect((await server.verify(now, { checkRevoked: true })).uid).toBe(uid);
  await expect(server.verify(before, { checkRevoked: true })).rejects.toMatchObject({
    code: 'token_expired',
  });
  await expect(identity.proveAgain(PASSWORD)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
  await identity.proveAgain('neues passwort 2');
  expect((await identity.current())?.email).toBe(mail);
});

test('a token of our server signs in once', async () => {
  const { identity, uid } = await arrive();
  await identity.signOut();
  const token = await server.signInToken(uid, { mail: false });
  expect(await identity.signInWithToken(token)).toBe(uid);
  expect((await identity.current())?.uid).toBe(uid);
  await expect(identity.signInWithToken(token)).rejects.toMatchObject({ code: 'auth/invalid-custom-token' });
});

test('every rule of the service is told for a password', async () => {
  const { identity } = await arrive();
  expect(await identity.checkPassword('kurz')).toEqual([{ rule: 'min', length: 6, met: false }]);
  expect(await identity.checkPassword('lang genug')).toEqual([{ rule: 'min', length: 6, met: true }]);
});

test('a good token is given out without a request', async () => {
  const { identity, uid } = await arrive();
  const tries = relay.tries();
  relay.cut();
  expect(await identity.credentials()).toMatchObject({ uid, token: expect.any(String) });
  expect(relay.tries()).toBe(tries);
});

test('register.10 an address is told to be open until its link was used, and the token says so to the server', async () => {
  const { identity, mail } = await arrive();
  const told: (boolean | null)[] = [];
  const stop = identity.onMail((confirmed) => told.push(confirmed));
  await expect.poll(() => told).toEqual([false]);
  expect(await identity.lookAtMail()).toBe(false);
  const link = new URL((await server.verifyLink(mail)) as string);
  const code = link.searchParams.get('token') as string;
  await identity.confirmMail(code);
  expect(told.at(-1)).toBe(true);
  // Opened a second time: what it says is still true.
  await identity.confirmMail(code);
  expect(await identity.lookAtMail()).toBe(true);
  const { token } = (await identity.credentials()) ?? { token: '' };
  expect((await server.verify(token, { checkRevoked: true })).emailVerified).toBe(true);
  stop();
});

test('S1.2 offline for days is never signed out, and goes on as soon as there is a line', async () => {
  const { identity, uid, sealed, later } = await arrive();
  relay.cut();
  later(9 * DAY);
  await expect(identity.credentials()).rejects.toBeInstanceOf(UnreachableError);
  expect(await identity.current()).toMatchObject({ uid });
  relay.mend();
  expect(await identity.credentials()).toMatchObject({ uid });
  expect(sealed).toEqual([]);
});

test('W7.2 a token that was refused is followed by another one', async () => {
  const { identity, uid, later } = await arrive();
  const first = await identity.credentials();
  // Tokens are the same within one second.
  await expect
    .poll(async () => {
      later(20_000);
      return (await identity.credentials({ fresh: true }))?.token;
    })
    .not.toBe(first?.token);
  expect((await identity.credentials())?.uid).toBe(uid);
});

test.each<[string, (uid: string) => Promise<void>]>([
  ['a disabled account', (uid) => server.setDisabled(uid, true)],
  ['an account that was deleted', (uid) => server.deleteAccount(uid)],
])('S1.3 %s is signed out and sealed at the next refresh', async (_, act) => {
  const { identity, uid, sealed } = await arrive();
  const told: (string | null)[] = [];
  const stop = identity.onChange((changed) => told.push(changed));
  await act(uid);
  expect(await identity.credentials({ fresh: true })).toBeNull();
  expect(await identity.current()).toBeNull();
  expect(sealed).toEqual([uid]);
  await expect.poll(() => told.at(-1)).toBeNull();
  stop();
});

test('S1.3 a session the server ended is signed out and sealed; the same person signs in again', async () => {
  const { identity, uid, mail, sealed } = await arrive();
  const { token } = (await identity.credentials()) ?? { token: '' };
  await identity.sessionOver(token);
  expect(await identity.credentials()).toBeNull();
  expect(sealed).toEqual([uid]);
  expect(await identity.signIn(mail, PASSWORD)).toBe(uid);
  expect(await identity.credentials()).toMatchObject({ uid });
});

test('register.8 an address that has an account is no error, and signs nobody in', async () => {
  const { identity, mail } = await arrive();
  await identity.signOut();
  expect(await identity.register(mail, 'another-1')).toBeNull();
  expect(await identity.current()).toBeNull();
});

test('S1 the worker renews by itself what a page has stored, until the account is disabled', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const { uid } = await arrive();
  const sealed: string[] = [];
  let ahead = 2 * DAY;
  const worker = createStoredPresence(CONFIG, `http://127.0.0.1:${relay.port}`, {
    clock: () => Date.now() + ahead,
    seal: async (ended) => void sealed.push(ended),
    isSealed: async () => false,
    factory: indexedDB,
    channel: undefined,
    fetch,
  });
  const { token } = (await worker.credentials()) ?? { token: '' };
  expect((await server.verify(token, { checkRevoked: true })).uid).toBe(uid);
  // By then it is no longer as fresh as a token can be.
  ahead += 20_000;
  relay.cut();
  await expect(worker.credentials({ fresh: true })).rejects.toBeInstanceOf(UnreachableError);
  relay.mend();
  await server.setDisabled(uid, true);
  await expect.poll(() => worker.credentials({ fresh: true }).catch(() => 'unreachable')).toBeNull();
  expect(sealed).toEqual([uid]);
  expect(await worker.current()).toBeNull();
});
