import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { messages as english } from '../../locales/en_US/app.po';
import { PublicStore } from '../replica/public/public-store.ts';
import type { CallNow } from '../sync/calls/call.ts';
import { readKeptTexts } from './kept-texts.ts';
import { EXPIRY_KEY, PREVIEWS_KEY, refreshTexts, TEXTS_KEPT_MS } from './refresh-texts.ts';

const SIGN_IN = Object.entries(english).find(([, message]) => String(message) === 'Sign in')?.[0] as string;

function open() {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
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
  const englishAsked = { times: 0 };
  const ports = {
    store,
    call,
    storage,
    clock: () => time.now,
    english: async () => {
      englishAsked.times += 1;
      return english;
    },
  };
  return { ports, storage, server, asked, time, englishAsked };
}

it('loads the texts once, and then only asks whether they have changed', async () => {
  const { ports, server, asked, storage } = open();
  expect(await readKeptTexts(ports, 'de_DE')).toEqual({});
  expect(await refreshTexts(ports, 'de_DE')).toBe(true);
  expect(await readKeptTexts(ports, 'de_DE')).toEqual({ [SIGN_IN]: ['Einloggen'] });
  expect(JSON.parse(storage.getItem(PREVIEWS_KEY) ?? '')).toHaveLength(1);
  asked.length = 0;
  expect(await refreshTexts(ports, 'de_DE')).toBe(false);
  expect(asked).toEqual(['translation.list', 'translation.check-updates']);
  Object.assign(server, { version: 2, texts: { 'sign-in': 'Rein' } });
  expect(await refreshTexts(ports, 'de_DE')).toBe(true);
  expect(await readKeptTexts(ports, 'de_DE')).toEqual({ [SIGN_IN]: ['Rein'] });
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

it('what is laid is laid anew where this version of the app has other messages, and goes where the server takes it back', async () => {
  const { ports, server } = open();
  await refreshTexts({ ...ports, english: async () => ({}) }, 'de_DE');
  expect(await readKeptTexts(ports, 'de_DE')).toEqual({});
  expect(await refreshTexts(ports, 'de_DE')).toBe(true);
  expect(await readKeptTexts(ports, 'de_DE')).toEqual({ [SIGN_IN]: ['Einloggen'] });
  Object.assign(server, { version: 2, texts: {} });
  expect(await refreshTexts(ports, 'de_DE')).toBe(true);
  expect(await readKeptTexts(ports, 'de_DE')).toEqual({});
});

it('texts that belong to pages of the server cost the app nothing: neither the English texts nor the store', async () => {
  const { ports, server, englishAsked } = open();
  server.texts = { 'home.find': 'Arbeit finden' };
  expect(await refreshTexts(ports, 'de_DE')).toBe(false);
  expect(englishAsked.times).toBe(0);
  const noStore = { read: () => Promise.reject(new Error('asked')) } as unknown as PublicStore;
  expect(await readKeptTexts({ ...ports, store: noStore }, 'de_DE')).toEqual({});
});
