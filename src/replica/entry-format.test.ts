import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { Replica, replicaName } from './database.ts';
import { isUnderstood, upcast } from './entry-format.ts';
import { ENTRY_FORMAT } from './outbox-entry.ts';

/** As the first version of the app wrote it. */
const format1 = {
  id: '01932f6e-0000-7000-8000-000000000901',
  format: 1,
  name: 'notification.read-all',
  args: { userId: 'mia', upTo: '2026-11-20T04:26:00.000Z' },
  lane: 'user',
  after: null,
  at: '2026-11-20T04:26:00.000Z',
  touches: ['notification:n1'],
  state: 'waiting',
  fence: 0,
  tries: 0,
  rounds: 2,
  nextAt: 0,
  refusal: null,
};

it('W10.1 W10.2 brings an entry of every older format up to today’s', () => {
  expect(upcast(format1)).toMatchObject({
    format: ENTRY_FORMAT,
    reads: ['notification:n1'],
    sent: true,
    holdUntil: 0,
  });
  expect(isUnderstood(upcast(format1))).toBe(true);
});

it('W10.2 leaves what a newer app has written as it is', () => {
  const newer = { ...format1, format: 99, news: true };
  expect(upcast(newer)).toEqual(newer);
  expect(isUnderstood(newer)).toBe(false);
  expect(isUnderstood({ ...upcast(format1), name: 'dance.begin' } as never)).toBe(false);
});

it('W10.2 an update of the app takes a full outbox along', async () => {
  const indexedDB = new IDBFactory();
  const old = new Dexie(replicaName('mia'), { indexedDB, IDBKeyRange });
  old.version(2).stores({ outbox: '++order, &id, state, lane, *touches', job: '_id, _bucket, _companyId' });
  await old.table('outbox').bulkAdd([format1, { ...format1, id: '01932f6e-0000-7000-8000-000000000902' }]);
  old.close();
  const db = new Replica('mia', { indexedDB, IDBKeyRange });
  const entries = await db.outbox.orderBy('order').toArray();
  expect(entries.map(({ format, id }) => [format, id])).toEqual([
    [ENTRY_FORMAT, format1.id],
    [ENTRY_FORMAT, '01932f6e-0000-7000-8000-000000000902'],
  ]);
  expect(await db.outbox.where('reads').equals('notification:n1').count()).toBe(2);
});
