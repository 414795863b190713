import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { Replica } from '../database.ts';
import { countAtIcon } from './icon-count.ts';

it('the number at the icon is of unread messages and notifications together', async () => {
  const db = new Replica('me', { indexedDB: new IDBFactory(), IDBKeyRange });
  const _bucket = 'user:me';
  const participants = [{ _userId: 'me', side: 'talent', lastReadSeq: 1 }];
  await db.conversation.put({ _bucket, _id: 'talk', participants, lastSeq: 3 } as never);
  await db.notification.bulkPut([
    { _bucket, _id: 'new', readAt: null },
    { _bucket, _id: 'old', readAt: '2026-11-20T04:26:00.000Z' },
  ] as never);
  expect(await countAtIcon(db)).toBe(3);
});
