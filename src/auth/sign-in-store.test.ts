import { createRequire } from 'node:module';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Identity } from './identity.ts';
import { SIGN_IN_CHANNEL } from './sign-in-record.ts';
import { createStoredPresence } from './stored-presence.ts';

/**
 * The library itself, once for each context of a device, over one store, with a played sign-in service that may take
 * its time over a look-up.
 */
const require = createRequire(import.meta.url);
const CONFIG = { apiKey: 'demo', projectId: 'demo', authDomain: 'localhost', emulator: true };
const PASSWORD = 'secret-1';

/** Look-ups that have been asked for and not answered yet. */
let underWay: (() => void)[] = [];
/** The next look-up. */
let slow = false;
let refuses = false;
let seconds = 1_700_000_000;
const sealed = new Set<string>();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', service);
  underWay = [];
  slow = false;
  refuses = false;
  sealed.clear();
});
afterEach(() => vi.unstubAllGlobals());

async function service(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const path = new URL(String(input)).pathname;
  if (path.endsWith(':signInWithPassword')) {
    const body = JSON.parse(String(init?.body));
    seconds += 1;
    return Response.json(tokensOf(body.email.split('@')[0]));
  }
  if (path.endsWith('/token')) {
    if (refuses) return Response.json({ error: { code: 400, message: 'USER_DISABLED' } }, { status: 400 });
    const { idToken, refreshToken, expiresIn } = tokensOf('ben');
    return Response.json({ access_token: idToken, refresh_token: `${refreshToken}+`, expires_in: expiresIn });
  }
  if (!path.endsWith(':lookup')) throw new TypeError(`not played: ${path}`);
  const { idToken } = JSON.parse(String(init?.body));
  const uid = JSON.parse(atob(idToken.split('.')[1])).sub as string;
  if (slow) {
    slow = false;
    await new Promise<void>((resolve, reject) => {
      underWay.push(resolve);
      init?.signal?.addEventListener('abort', () => {
        underWay = [];
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  }
  if (refuses) return Response.json({ error: { code: 400, message: 'USER_DISABLED' } }, { status: 400 });
  return Response.json({ users: [{ localId: uid, email: `${uid}@example.org`, emailVerified: true }] });
}

function tokensOf(uid: string) {
  const payload = btoa(JSON.stringify({ sub: uid, auth_time: seconds, iat: seconds, exp: 4_000_000_000 }));
  return {
    localId: uid,
    email: `${uid}@example.org`,
    idToken: `head.${payload}.sign`,
    refreshToken: `refresh-${uid}-${seconds}`,
    expiresIn: '3600',
  };
}

/** A page: with a library of its own, as every tab of a browser has. */
async function openContext(): Promise<Identity> {
  vi.resetModules();
  for (const file of Object.keys(require.cache)) if (/firebase/.test(file)) delete require.cache[file];
  // Under Node the library keeps the `fetch` it finds when it is loaded; in a browser it asks for it each time.
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => globalThis.fetch(...request));
  for (const name of ['firebase/app', 'firebase/auth']) {
    const loaded = require(name);
    vi.doMock(name, () => loaded);
  }
  vi.stubGlobal('fetch', service);
  const { createIdentity } = await import('./identity.ts');
  return createIdentity(CONFIG, 'http://localhost', {
    clock: Date.now,
    seal: async (uid) => void sealed.add(uid),
    isSealed: async (uid) => sealed.has(uid),
    unseal: async (uid) => void sealed.delete(uid),
  });
}

const uidIn = async (context: Identity) => (await context.current())?.uid ?? null;

/** A context that has just been opened, whose look-up takes its time. */
async function openSlowly(): Promise<Identity> {
  slow = true;
  const context = await openContext();
  void context.current();
  await expect.poll(() => underWay.length).toBe(1);
  return context;
}

function answerLookUps(): void {
  for (const answer of underWay.splice(0)) answer();
}

/** A browser without the channel learns of it as late as it may be. */
const ways = { 'told at once': true, 'told by nobody': false };
const withChannel = (has: boolean) => has || vi.stubGlobal('BroadcastChannel', undefined);

it.each(Object.entries(ways))(
  'S1.7 a look-up that ends after the sign-out does not write the person back (%s)',
  async (_, channel) => {
    withChannel(channel);
    const page = await openContext();
    await page.signIn('ben@example.org', PASSWORD);
    const tab = await openSlowly();
    await page.signOut();
    answerLookUps();
    expect(await uidIn(tab)).toBeNull();
    expect(await tab.credentials()).toBeNull();
    expect(await uidIn(page)).toBeNull();
    expect(await uidIn(await openContext())).toBeNull();
  },
);

it.each(Object.entries(ways))(
  'S1.7 I6 nor does it take the place of the next person, or take them out (%s)',
  async (_, channel) => {
    withChannel(channel);
    const page = await openContext();
    await page.signIn('ben@example.org', PASSWORD);
    const tab = await openSlowly();
    const told: (string | null)[] = [];
    tab.onChange((uid) => told.push(uid));
    await page.signOut();
    await page.signIn('anna@example.org', PASSWORD);
    answerLookUps();
    expect(await uidIn(tab)).toBe('anna');
    expect((await tab.credentials())?.uid).toBe('anna');
    expect(await uidIn(page)).toBe('anna');
    expect(await uidIn(await openContext())).toBe('anna');
    expect(told).not.toContain('ben');
  },
);

it('S1.7 I6 nobody waits for a look-up that has been overtaken: neither who signs out, nor who signs in', async () => {
  await (await openContext()).signIn('ben@example.org', PASSWORD);
  const page = await openSlowly();
  await page.signOut();
  expect(await uidIn(page)).toBeNull();
  await page.signIn('anna@example.org', PASSWORD);
  const tab = await openSlowly();
  await page.signOut();
  await page.signIn('ben@example.org', PASSWORD);
  expect((await tab.credentials())?.uid).toBe('ben');
});

it.each([[[0]], [[1]], [[1, 2]], [[2, 3]]])(
  'S1 a store that fails now and then as a page begins keeps nobody waiting, and signs nobody out (%s)',
  async (failing) => {
    await (await openContext()).signIn('ben@example.org', PASSWORD);
    const factory = indexedDB;
    let opened = 0;
    const open: IDBFactory['open'] = (...args) => {
      const request = factory.open(...args);
      if (failing.includes(opened++)) request.addEventListener('success', stopHere, { capture: true });
      return request;
    };
    /** The connection is closed under the one who has just opened it. */
    const stopHere = ({ target }: Event) => (target as IDBOpenDBRequest).result.close();
    vi.stubGlobal('indexedDB', { open });
    const page = await openContext();
    expect(await uidIn(page)).toBe('ben');
    expect((await page.credentials())?.uid).toBe('ben');
  },
);

it('S1.8 other contexts hear of a sign-out and of the next sign-in at once', async () => {
  const [page, tab] = [await openContext(), await openContext()];
  const told: (string | null)[] = [];
  tab.onChange((uid) => told.push(uid));
  await page.signIn('ben@example.org', PASSWORD);
  await expect.poll(() => told.at(-1)).toBe('ben');
  await page.signOut();
  await expect.poll(() => told.at(-1)).toBeNull();
  await page.signIn('anna@example.org', PASSWORD);
  await expect.poll(() => told.at(-1)).toBe('anna');
});

it('S1.7 a sealed account is nobody, wherever it is stored, until its person signs in', async () => {
  const page = await openContext();
  await page.signIn('ben@example.org', PASSWORD);
  // The browser was killed between the seal and the rest of the sign-out.
  sealed.add('ben');
  const next = await openContext();
  expect(await uidIn(next)).toBeNull();
  expect(await next.credentials()).toBeNull();
  expect(await uidIn(page)).toBeNull();
  await next.signIn('ben@example.org', PASSWORD);
  expect(await uidIn(page)).toBe('ben');
});

it('S1.7 what the service says of an earlier sign-in does not end a later one of the same person', async () => {
  const page = await openContext();
  await page.signIn('ben@example.org', PASSWORD);
  const tab = await openSlowly();
  await page.signOut();
  await page.signIn('ben@example.org', PASSWORD);
  const later = (await page.credentials())?.token;
  refuses = true;
  answerLookUps();
  expect((await tab.credentials())?.token).toBe(later);
  expect((await page.credentials())?.token).toBe(later);
});

it('S1.2 what the service says of a person at the start takes them out, for every context', async () => {
  const page = await openContext();
  await page.signIn('ben@example.org', PASSWORD);
  refuses = true;
  expect(await uidIn(await openContext())).toBeNull();
  refuses = false;
  expect(await uidIn(page)).toBeNull();
});

it('S1.7 I6 a page that froze in its sign-out and wakes late takes out nobody but its own person', async () => {
  const [frozen, tab] = [await openContext(), await openContext()];
  await frozen.signIn('ben@example.org', PASSWORD);
  await tab.signOut();
  await tab.signIn('anna@example.org', PASSWORD);
  await frozen.signOut('ben');
  expect(await uidIn(tab)).toBe('anna');
  expect(await uidIn(await openContext())).toBe('anna');
  await frozen.signOut('anna');
  expect(await uidIn(await openContext())).toBeNull();
});

function startWorker() {
  return createStoredPresence(CONFIG, 'http://localhost', {
    clock: Date.now,
    seal: async (uid) => void sealed.add(uid),
    isSealed: async (uid) => sealed.has(uid),
    factory: indexedDB,
    channel: new BroadcastChannel(SIGN_IN_CHANNEL),
    fetch: service,
  });
}

it('S1 the worker reads the person that the library has stored, and the library goes on with the token that the worker renews', async () => {
  const page = await openContext();
  const worker = startWorker();
  expect(await worker.current()).toBeNull();
  await page.signIn('ben@example.org', PASSWORD);
  expect(await worker.current()).toEqual({ uid: 'ben' });
  const first = await page.credentials();
  expect(await worker.credentials()).toEqual(first);
  seconds += 1;
  const renewed = await worker.credentials({ fresh: true });
  expect(renewed?.token).not.toBe(first?.token);
  await expect.poll(async () => (await page.credentials())?.token).toBe(renewed?.token);
  expect(await (await openContext()).credentials()).toEqual(renewed);
});

it('S1.3 a session that the worker finds to be over is over for pages, which hear of it', async () => {
  const page = await openContext();
  await page.signIn('ben@example.org', PASSWORD);
  const told: (string | null)[] = [];
  page.onChange((uid) => told.push(uid));
  await expect.poll(() => told.at(-1)).toBe('ben');
  refuses = true;
  expect(await startWorker().credentials({ fresh: true })).toBeNull();
  await expect.poll(() => told.at(-1)).toBeNull();
  expect(await uidIn(await openContext())).toBeNull();
});
