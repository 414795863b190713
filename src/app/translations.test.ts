import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { PublicStore } from '../replica/public/public-store.ts';
import type { CallNow } from '../sync/call.ts';
import { EXPIRY_KEY, PREVIEWS_KEY, readKeptTexts, refreshTexts, TEXTS_KEPT_MS } from './translations.ts';

function open() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
  const server = { version: 1, texts: { 'sign-in': 'Einloggen' } as Record<string, string> };
  const asked: string[] = [];
  const call = (async (name: string, args: { version?: number; languages?: Record<string, number> }) => {
    asked.push(name);
    if (name === 'translation.list')
      return [{ _id: 'de_DE', name: 'Deutsch', version: server.version, default: false }];
    if (name === 'translation.check-updates')
      return { changed: args.languages?.de_DE === server.version ? [] : ['de_DE'] };
    if (args.version === server.version) return { unchanged: true };
    return { languageId: 'de_DE', version: server.version, translations: server.texts };
  }) as unknown as CallNow;
  const time = { now: 1_000_000 };
  const store = new PublicStore({ indexedDB: new IDBFactory(), IDBKeyRange });
  const ports = { store, call, storage, clock: () => time.now };
  return { ports, storage, server, asked, time };
}

it('loads the texts once, and then only asks whether they have changed', async () => {
  const { ports, server, asked, storage } = open();
  expect(await readKeptTexts(ports, 'de_DE')).toEqual({});
  expect(await refreshTexts(ports, 'de_DE')).toBe(true);
  expect(await readKeptTexts(ports, 'de_DE')).toEqual({ 'sign-in': 'Einloggen' });
  expect(JSON.parse(storage.getItem(PREVIEWS_KEY) ?? '')).toHaveLength(1);
  asked.length = 0;
  expect(await refreshTexts(ports, 'de_DE')).toBe(false);
  expect(asked).toEqual(['translation.list', 'translation.check-updates']);
  Object.assign(server, { version: 2, texts: { 'sign-in': 'Rein' } });
  expect(await refreshTexts(ports, 'de_DE')).toBe(true);
  expect(await readKeptTexts(ports, 'de_DE')).toEqual({ 'sign-in': 'Rein' });
});

it('after 30 days they are loaded anew, whatever the server says of changes', async () => {
  const { ports, asked, time, storage } = open();
  await refreshTexts(ports, 'de_DE');
  expect(Number(storage.getItem(EXPIRY_KEY))).toBe(time.now + TEXTS_KEPT_MS);
  asked.length = 0;
  time.now += TEXTS_KEPT_MS;
  expect(await refreshTexts(ports, 'de_DE')).toBe(false);
  expect(asked).toEqual(['translation.list', 'translation.load']);
});

it('a language the server does not have is spoken as it was built', async () => {
  const { ports, asked } = open();
  expect(await refreshTexts(ports, 'en_US')).toBe(false);
  expect(asked).toEqual(['translation.list']);
  expect(await readKeptTexts(ports, 'en_US')).toEqual({});
});
