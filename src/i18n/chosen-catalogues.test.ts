import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { PublicStore } from '../replica/public/public-store.ts';
import { chosenTexts, notificationTexts } from './chosen-catalogues.ts';

const KEY = 'texts ar_AE';
const newStore = () => new PublicStore({ indexedDB: new IDBFactory(), IDBKeyRange });
const english = async () => ({ fresh: ['In English'], both: ['Both'] });
const ONLINE = { english, online: true };
const OFFLINE = { english, online: false };

test('texts of a chosen language are kept, and read from there the next time', async () => {
  const store = newStore();
  const texts = await chosenTexts('ar_AE', { ...ONLINE, store });
  expect(Object.keys(texts).length).toBeGreaterThan(2000);
  await expect.poll(() => store.read(KEY)).toMatchObject({ data: { messages: texts } });

  const kept = await store.read(KEY);
  const build = (kept?.data as { build: string } | undefined)?.build ?? '';
  await store.keep({ key: KEY, data: { build, messages: { kept: ['here'] } }, at: 0 });
  expect(await chosenTexts('ar_AE', { ...ONLINE, store })).toEqual({ kept: ['here'] });
});

test('those of an earlier version hold without network, over English; with it they are replaced', async () => {
  const store = newStore();
  await store.keep({ key: KEY, data: { build: 'earlier', messages: { both: ['كلاهما'] } }, at: 0 });
  expect(await chosenTexts('ar_AE', { ...OFFLINE, store })).toEqual({
    fresh: ['In English'],
    both: ['كلاهما'],
  });
  expect(Object.keys(await chosenTexts('ar_AE', { ...ONLINE, store })).length).toBeGreaterThan(2000);
});

test('where nothing is kept and there is no network it cannot be spoken', async () => {
  await expect(chosenTexts('ar_AE', { ...OFFLINE, store: newStore() })).rejects.toThrow('no network');
});

test('what notifications say is fetched once a version', async () => {
  const texts = await notificationTexts('ar_AE', undefined);
  expect(texts?.language).toBe('ar_AE');
  expect(await notificationTexts('ar_AE', texts ?? undefined)).toBeNull();
  expect(await notificationTexts('ar_AE', { language: 'ar_AE', build: 'earlier' })).toEqual(texts);
});
