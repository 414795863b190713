import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { Replica, replicaName } from './database.ts';

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

it('I1 a device of the version before gets the new indexes over what it holds, and keeps everything', async () => {
  const indexedDB = new IDBFactory();
  const old = new Dexie(replicaName('mia'), { indexedDB, IDBKeyRange });
  old.version(3).stores({
    message: '_id, _bucket, _conversationId',
    outbox: '++order, &id, state, lane, *reads',
    user: '_id, _bucket',
  });
  old.version(4).stores({ answer: 'key' });
  old.version(5).stores({ tracking: '_id, _bucket' });
  old.version(6).stores({ notification: '_id, _bucket, createdAt' });
  const said = (seq: number | null, _id: string) => ({ _id, _bucket: 'user:mia', _conversationId: 'c', seq });
  await old.table('message').bulkAdd([said(2, 'b'), said(1, 'a'), said(null, 'c')]);
  await old.table('answer').add({ key: 'kept', answer: 1 });
  await old.table('tracking').add({ _id: 't', _bucket: 'user:mia' });
  const about = { type: 'conversation', id: 'c' };
  await old.table('notification').add({ _id: 'n', _bucket: 'user:mia', createdAt: '2026-11-20', ref: about });
  const saved = { id: 'e', state: 'queued', lane: 'conversation:c', reads: [] };
  await old.table('outbox').add(saved);
  old.close();
  const db = new Replica('mia', { indexedDB, IDBKeyRange });
  const numbered = await db.message.where('[_conversationId+seq]').between(['c', 0], ['c', 9]).toArray();
  expect(numbered.map(({ _id }) => _id)).toEqual(['a', 'b']);
  expect([await db.message.count(), await db.answer.count(), await db.tracking.count()]).toEqual([3, 1, 1]);
  expect(await db.notification.where('ref.id').equals('c').primaryKeys()).toEqual(['n']);
  expect(await db.outbox.toArray()).toMatchObject([saved]);
});
