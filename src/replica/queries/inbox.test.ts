import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import type { Conversation, Message } from '../../../contract/entities/conversation.ts';
import { Replica } from '../database.ts';
import { inbox } from './inbox.ts';

const _bucket = 'user:me';
type Kept<Row> = Row & { _bucket: string };

async function replica({ cleared = 0, by = 'me', text = 'Hello', hidden = false }): Promise<Replica> {
  const db = new Replica('me', { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.conversation.put({
    _id: 'talk',
    _bucket,
    kind: 'application',
    _companyId: 'c',
    companyName: 'Bakery',
    hidden,
    participants: [{ _userId: 'me', side: 'talent', lastReadSeq: 0, clearedSeq: cleared }],
    lastSeq: 3,
    lastMessage: { text, by, seq: 3, at: '2026-11-21T09:00:00.000Z' },
    createdAt: '2026-11-20T04:26:00.000Z',
  } as unknown as Kept<Conversation>);
  return db;
}

const message = (more: Partial<Message>) =>
  ({
    _id: 'm3',
    _bucket,
    _conversationId: 'talk',
    seq: 3,
    deletedAt: null,
    deletedFor: [],
    ...more,
  }) as Kept<Message>;
const lastIn = async (db: Replica) => (await inbox(db))[0]?.last;

test('chat.1 the last line is not one that this person has emptied, also of a row that a company shares', async () => {
  expect(await lastIn(await replica({ cleared: 2 }))).toEqual({ text: 'Hello', by: 'me', deleted: false });
  expect(await lastIn(await replica({ cleared: 3 }))).toBeNull();
});

test('chat.1 one that was deleted, for all or for oneself, is said to be, and is not taken for a file', async () => {
  const forAll = await replica({ by: 'them', text: '' });
  // A message of files alone.
  await forAll.message.put(message({}));
  expect(await lastIn(forAll)).toEqual({ text: '', by: 'them', deleted: false });
  await forAll.message.put(message({ deletedAt: '2026-11-21T09:05:00.000Z' }));
  expect(await lastIn(forAll)).toMatchObject({ deleted: true });
  const forMe = await replica({});
  await forMe.message.put(message({ deletedFor: ['colleague'] }));
  expect(await lastIn(forMe)).toMatchObject({ text: 'Hello', deleted: false });
  await forMe.message.put(message({ deletedFor: ['me'] }));
  expect(await lastIn(forMe)).toMatchObject({ deleted: true });
});

test('chat.1 what was taken off the list is known, so that it can be reached again', async () => {
  expect((await inbox(await replica({ hidden: true }))).map(({ hidden }) => hidden)).toEqual([true]);
  expect((await inbox(await replica({}))).map(({ hidden }) => hidden)).toEqual([false]);
});
