import { expect, it } from 'vitest';
import { mayReload, RELOAD_REST_MS, refetchPages } from './chunk-reload.ts';

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
}

it('a path is loaded anew at most once within ten seconds, another one by itself', () => {
  const storage = memoryStorage();
  const now = Date.parse('2026-11-20T04:26:00.000Z');
  expect(mayReload(storage, '/pwa', now)).toBe(true);
  expect(mayReload(storage, '/pwa', now + RELOAD_REST_MS - 1)).toBe(false);
  expect(mayReload(storage, '/pwa/chat', now + 1000)).toBe(true);
  expect(mayReload(storage, '/pwa', now + RELOAD_REST_MS)).toBe(true);
});

it('a clock that was set back does not forbid it for ever, and what is broken in the store does not matter', () => {
  const storage = memoryStorage();
  storage.setItem('reloaded /pwa', '{');
  expect(mayReload(storage, '/pwa', 5_000_000)).toBe(true);
  expect(mayReload(storage, '/pwa', 1_000_000)).toBe(true);
});

it('a script that a portal has answered for is fetched past the browser’s cache, the others are not', async () => {
  const asked: string[] = [];
  const typeOf: Record<string, string> = { '/a.js': 'text/javascript; charset=utf-8', '/b.js': 'text/html' };
  const fetch = async (url: string, { cache }: RequestInit) => {
    asked.push(`${cache} ${url}`);
    const type = typeOf[url];
    if (type === undefined) throw new TypeError('no line');
    return new Response('', { headers: { 'content-type': type } });
  };
  const urls = ['/a.js', '/b.js', '/a.js', '/none.js'];
  expect(await refetchPages(urls, fetch as unknown as typeof globalThis.fetch)).toBe(true);
  expect(asked.sort()).toEqual([
    'force-cache /a.js',
    'force-cache /b.js',
    'force-cache /none.js',
    'reload /b.js',
  ]);
});

it.each([
  ['a portal answers for it still', ['text/html', 'text/html'], 200, true],
  ['it is a script again', ['text/html', 'text/javascript'], 200, false],
  ['it was one all the time', ['text/javascript'], 200, false],
  ['it has gone, and that is said by a page', ['text/html'], 404, false],
])('whether a portal stands before a file: %s', async (_, types, status, isPortal) => {
  const left = [...types];
  const fetch = async () =>
    new Response('', { status, headers: { 'content-type': left.shift() ?? 'asked too often' } });
  expect(await refetchPages(['/a.js'], fetch as unknown as typeof globalThis.fetch)).toBe(isPortal);
});
