import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LAST_LIST } from '../src/auth/last-list.ts';
import { LAST_LIST_OF, LAST_LIST_PAGE } from '../src/auth/last-list-headers.ts';
import { seal, unseal } from '../src/auth/seal.ts';
import { memoryCaches } from '../src/testing/store.ts';
import { lastListFor } from './last-list.ts';

const MARKET = new URL('https://app.example/pwa');

const keep = async (headers: Record<string, string> = { [LAST_LIST_OF]: 'ada', [LAST_LIST_PAGE]: 'v1' }) =>
  (await caches.open(LAST_LIST)).put('/pwa', new Response('the list', { headers }));
const answered = async (url = MARKET, digest: string | undefined = 'v1') =>
  (await lastListFor(url, digest, caches))?.text();

beforeEach(() => vi.stubGlobal('caches', memoryCaches()));
afterEach(() => vi.unstubAllGlobals());

it('S6.1 a start at the address where the list was seen is answered with it, as often as it comes', async () => {
  expect(await answered()).toBeUndefined();
  await keep();
  expect(await answered()).toBe('the list');
  expect(await answered()).toBe('the list');
});

it('S6.1 another address, other choices and another version get the page as it was built', async () => {
  await keep();
  expect(await answered(new URL('https://app.example/pwa/chat'))).toBeUndefined();
  expect(await answered(new URL('https://app.example/pwa?words=Lager'))).toBeUndefined();
  expect(await answered(MARKET, 'v2')).toBeUndefined();
});

it('S6.2 it goes with the session, and one that a page has kept too late is not shown', async () => {
  await keep();
  await seal('ada');
  expect(await answered()).toBeUndefined();
  await keep();
  expect(await answered()).toBeUndefined();
  await unseal('ada');
  await keep({ [LAST_LIST_PAGE]: 'v1' });
  expect(await answered()).toBeUndefined();
});

it('S6.2 a cache that fails opens the app without it', async () => {
  const failing = { open: () => Promise.reject(new Error('no room')) } as unknown as CacheStorage;
  expect(await lastListFor(MARKET, 'v1', failing)).toBeUndefined();
  expect(await lastListFor(MARKET, undefined, caches)).toBeUndefined();
});
