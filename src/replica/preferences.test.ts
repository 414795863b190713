import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Replica } from './database.ts';
import { readPreferences, savePreferences } from './preferences.ts';
import { watchWrites } from './writes.ts';

let db: Replica;
let stop = () => {};
beforeEach(() => {
  db = new Replica('ada', { indexedDB: new IDBFactory(), IDBKeyRange });
});
afterEach(() => {
  stop();
  db.close();
});

it('S6.5 what is kept already is not written by the next start', async () => {
  await savePreferences(db, { locale: 'de_DE', theme: 'light', toldLocale: 'de_DE' });
  const written = vi.fn();
  stop = watchWrites((isTo) => isTo(db) && written());
  await savePreferences(db, { locale: 'de_DE', theme: 'light', toldLocale: 'de_DE' });
  expect(written).not.toHaveBeenCalled();
  await savePreferences(db, { locale: 'en_US', theme: 'light', toldLocale: undefined });
  expect(written).toHaveBeenCalledOnce();
  expect(await readPreferences(db)).toMatchObject({ locale: 'en_US', theme: 'light', toldLocale: 'de_DE' });
});
