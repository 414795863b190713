import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { Replica } from './database.ts';

it('S1.1 each person has a database of their own', async () => {
  const indexedDB = new IDBFactory();
  const [ben, mia] = [
    new Replica('ben', { indexedDB, IDBKeyRange }),
    new Replica('mia', { indexedDB, IDBKeyRange }),
  ];
  await ben.draft.put({ key: 'message:c', value: 'Von Ben.', at: '2026-11-20T04:26:00.000Z' });
  expect(await mia.draft.toArray()).toEqual([]);
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names.sort()).toEqual(['zusage:ben', 'zusage:mia']);
});
