import { expect, it } from 'vitest';
import { mayReload, RELOAD_REST_MS } from './chunk-reload.ts';

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
