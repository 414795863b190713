import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import { GONE, inDatabase, type Kept, recordKey } from './sign-in-record.ts';
import { createStoredPresence } from './stored-presence.ts';
import { UnreachableError } from './token-keeper.ts';

/** Over a real store; the sign-in service is played, and may take its time. That both fit it: tests/identity. */
const CONFIG = { apiKey: 'demo', projectId: 'demo', authDomain: 'localhost', emulator: true };
const START = Date.parse('2026-11-20T04:26:00.000Z');
const HOUR = 3_600_000;

let factory: IDBFactory;
let now: number;
let asked: { url: string; body: string }[];
let told: unknown[];
let sealed: Set<string>;
let answer: () => Promise<Response> | Response;

beforeEach(() => {
  factory = new IDBFactory();
  now = START;
  asked = [];
  told = [];
  sealed = new Set();
  answer = () => renewed('ben', 1);
});

const tokenOf = (uid: string, signedInAt: number, serial: number) =>
  `head.${btoa(JSON.stringify({ sub: uid, auth_time: signedInAt, serial }))}.sign`;
const renewed = (uid: string, signedInAt: number) =>
  Response.json({ access_token: tokenOf(uid, signedInAt, 2), refresh_token: `${uid}-2`, expires_in: '3600' });

/** What the page's library writes. */
const store = (next: unknown) => inDatabase(factory)(recordKey('demo'), () => next ?? GONE);
const stored = () => inDatabase(factory)(recordKey('demo')) as Promise<Kept | undefined>;
const recordOf = (uid: string, signedInAt: number) => ({
  uid,
  email: `${uid}@example.org`,
  stsTokenManager: {
    accessToken: tokenOf(uid, signedInAt, 1),
    refreshToken: `${uid}-1`,
    expirationTime: START + HOUR,
  },
});

const startWorker = () =>
  createStoredPresence(CONFIG, 'https://zusage.example', {
    clock: () => now,
    seal: async (uid) => void sealed.add(uid),
    isSealed: async (uid) => sealed.has(uid),
    factory,
    channel: { postMessage: (message) => void told.push(message) },
    fetch: async (url, init) => {
      asked.push({ url: String(url), body: String(init?.body) });
      return answer();
    },
  });

it('knows without network who was signed in by a page, and gives their token', async () => {
  const worker = startWorker();
  expect(await worker.current()).toBeNull();
  expect(await worker.credentials()).toBeNull();
  await store(recordOf('ben', 1));
  expect(await worker.current()).toEqual({ uid: 'ben' });
  expect(await worker.credentials()).toEqual({ uid: 'ben', token: tokenOf('ben', 1, 1) });
  expect(asked).toEqual([]);
});

it('S1.7 a sealed account is nobody, and its record goes', async () => {
  await store(recordOf('ben', 1));
  sealed.add('ben');
  const worker = startWorker();
  expect(await worker.current()).toBeNull();
  expect(await worker.credentials()).toBeNull();
  expect(await stored()).toBeUndefined();
  expect(told).toEqual(['changed']);
});

it('a token that has ended is renewed where it lies, and pages are told; what else lies there stays', async () => {
  await store(recordOf('ben', 1));
  now += 2 * HOUR;
  expect(await startWorker().credentials()).toEqual({ uid: 'ben', token: tokenOf('ben', 1, 2) });
  expect(asked).toEqual([
    {
      url: 'https://zusage.example/securetoken.googleapis.com/v1/token?key=demo',
      body: 'grant_type=refresh_token&refresh_token=ben-1',
    },
  ]);
  expect(await stored()).toEqual({
    uid: 'ben',
    email: 'ben@example.org',
    stsTokenManager: {
      accessToken: tokenOf('ben', 1, 2),
      refreshToken: 'ben-2',
      expirationTime: START + 3 * HOUR,
    },
  });
  expect(told).toEqual(['changed']);
});

it.each<[string, unknown]>([
  ['has signed out', null],
  ['has given place to another person', recordOf('anna', 2)],
  ['has signed in again', recordOf('ben', 2)],
])('S1.7 I6 a token that comes when its person %s is written nowhere', async (_, next) => {
  await store(recordOf('ben', 1));
  now += 2 * HOUR;
  answer = async () => {
    await store(next);
    now = START;
    return renewed('ben', 1);
  };
  const given = await startWorker().credentials();
  expect(given?.token).toBe((next as Kept | null)?.stsTokenManager?.accessToken);
  expect(await stored()).toEqual(next ?? undefined);
  expect(told).toEqual([]);
});

it.each([
  'USER_DISABLED',
  'USER_DISABLED : by an administrator',
  'USER_NOT_FOUND',
  'TOKEN_EXPIRED',
  'INVALID_REFRESH_TOKEN',
])('S1.3 %s ends the session here: sealed, taken out, and pages are told', async (message) => {
  await store(recordOf('ben', 1));
  answer = () => Response.json({ error: { code: 400, message } }, { status: 400 });
  const worker = startWorker();
  expect(await worker.credentials({ fresh: true })).toBeNull();
  expect([...sealed]).toEqual(['ben']);
  expect(await stored()).toBeUndefined();
  expect(told).toEqual(['changed']);
});

it.each<[string, () => Response | Promise<Response>]>([
  ['no line', () => Promise.reject(new TypeError('network'))],
  ['503', () => Response.json({ error: { message: 'USER_DISABLED' } }, { status: 503 })],
  ['403', () => Response.json({ error: { message: 'TOKEN_EXPIRED' } }, { status: 403 })],
  ['a portal’s page', () => new Response('<h1>Welcome</h1>')],
  ['a portal’s JSON', () => Response.json({ welcome: true })],
  ['too many attempts', () => Response.json({ error: { message: 'TOO_MANY_ATTEMPTS' } }, { status: 400 })],
])('S1.2 %s ends no session', async (_, said) => {
  await store(recordOf('ben', 1));
  answer = said;
  const worker = startWorker();
  await expect(worker.credentials({ fresh: true })).rejects.toBeInstanceOf(UnreachableError);
  expect(await worker.current()).toEqual({ uid: 'ben' });
  expect([...sealed]).toEqual([]);
});

it('S1.3 the server’s word that a session is over is about its person only', async () => {
  await store(recordOf('ben', 1));
  const worker = startWorker();
  const { token } = (await worker.credentials()) ?? { token: '' };
  await store(recordOf('anna', 2));
  await worker.sessionOver(token);
  expect(await worker.current()).toEqual({ uid: 'anna' });
  const { token: ofAnna } = (await worker.credentials()) ?? { token: '' };
  await worker.sessionOver(ofAnna);
  expect(await worker.current()).toBeNull();
  expect([...sealed]).toEqual(['anna']);
});
