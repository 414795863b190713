import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import type { Conversation, Message } from '../../../contract/entities/conversation.ts';
import { Replica } from '../database.ts';
import { firstMessageFrom, searchMessages } from './message-search.ts';

const _bucket = 'user:me';

async function replica(some: readonly Partial<Message>[], cleared = 0): Promise<Replica> {
  const db = new Replica('me', { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.conversation.put({
    _id: 'talk',
    _bucket,
    kind: 'direct',
    companyName: 'Bäckerei Kranz',
    participants: [{ _userId: 'me', side: 'talent', lastReadSeq: 0, clearedSeq: cleared }],
    lastSeq: some.length,
    lastMessage: null,
    createdAt: '2026-11-20T04:26:00.000Z',
  } as unknown as Conversation & { _bucket: string });
  await db.message.bulkPut(
    some.map(
      (message, at) =>
        ({
          _id: `m${at + 1}`,
          _bucket,
          _conversationId: 'talk',
          seq: at + 1,
          type: 'text',
          text: '',
          attachments: [],
          deletedFor: [],
          serverAt: `2026-11-2${at + 1}T09:00:00.000Z`,
          ...message,
        }) as unknown as Message & { _bucket: string },
    ),
  );
  return db;
}
const found = async (db: Replica, words: string) =>
  (await searchMessages(db, words)).map(({ message }) => message._id);

test('chat.9 of what was taken off the list as well, not of whom one blocks', async () => {
  const db = await replica([{ text: 'Treffpunkt Marktplatz' }]);
  await db.conversation.update('talk', { hidden: true });
  expect(await found(db, 'treffpunkt')).toEqual(['m1']);
  await db.conversation.update('talk', { _companyId: 'bakery' });
  await db.user.put({
    _id: 'me',
    _bucket,
    settings: { blocked: { bakery: { value: true, at: '2026-11-20T04:26:00.000Z' } } },
  } as never);
  expect(await found(db, 'treffpunkt')).toEqual([]);
});

test('chat.9 all words, in any order and spelling, newest first; names of files as well', async () => {
  const db = await replica([
    { text: 'Treffpunkt: Große Straße 4' },
    { text: 'Die Straße ist gesperrt.' },
    { type: 'file', attachments: [{ name: 'Strasse.pdf' }] as Message['attachments'] },
  ]);
  expect(await found(db, 'STRASSE')).toEqual(['m3', 'm2', 'm1']);
  expect(await found(db, 'strasse grosse')).toEqual(['m1']);
  expect(await found(db, '   ')).toEqual([]);
});

test('chat.9 not what was emptied, deleted for oneself, or written by the server', async () => {
  const db = await replica(
    [
      { text: 'offer' },
      { text: 'offer', deletedFor: ['me'] },
      { type: 'system', text: 'offer.sent' },
      { text: 'An offer' },
    ],
    1,
  );
  expect(await found(db, 'offer')).toEqual(['m4']);
});

test('chat.9 a date leads to the first message of that day, or of the next one with a message', async () => {
  const db = await replica([{}, {}, {}]);
  const from = (at: string) => firstMessageFrom(db, 'talk', new Date(at));
  expect(await from('2026-11-22T00:00:00.000Z')).toBe('m2');
  expect(await from('2026-11-22T10:00:00.000Z')).toBe('m3');
  expect(await from('2026-11-24T00:00:00.000Z')).toBeNull();
});
