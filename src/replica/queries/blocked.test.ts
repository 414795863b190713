import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import type { Conversation, Participant } from '../../../contract/entities/conversation.ts';
import type { User } from '../../../contract/entities/user.ts';
import { Replica } from '../database.ts';
import { isBlocked, otherIdOf, tellsOfBlocked } from './block.ts';
import { blockedPeople } from './blocked.ts';
import { chat } from './chat.ts';
import { countUnread } from './conversations.ts';
import { inbox } from './inbox.ts';

const _bucket = 'user:me';
const AT = '2026-11-20T04:26:00.000Z';
const one = (_userId: string, side: Participant['side']) =>
  ({ _userId, side, role: 'member', name: _userId, lastReadSeq: 0, mutedUntil: null }) as Participant;
const talk = (participants: Participant[], more: Partial<Conversation> = {}) =>
  ({
    _id: 'talk',
    ver: 1,
    kind: 'application',
    _applicationId: 'a',
    _jobId: 'j',
    _companyId: 'c',
    jobTitle: 'Verkäuferin',
    companyName: 'Bäckerei Kranz',
    status: 'open',
    hidden: false,
    participants,
    lastSeq: 2,
    lastMessage: null,
    createdAt: AT,
    ...more,
  }) as Conversation;

it.each([
  ['a talent the company', talk([one('me', 'talent'), one('anna', 'company')]), 'c'],
  ['a member the person', talk([one('mia', 'talent'), one('me', 'company')]), 'mia'],
  ['who has only read so far, too', talk([one('mia', 'talent'), one('anna', 'company')]), 'mia'],
  [
    'a colleague the other one',
    talk([one('anna', 'company'), one('me', 'company')], { kind: 'direct' }),
    'anna',
  ],
  ['nobody staff', talk([one('me', 'talent')], { kind: 'support', _companyId: null }), null],
])('in a conversation %s is blocked', (_who, conversation, id) => {
  expect(otherIdOf(conversation, 'me')).toBe(id);
  expect(isBlocked(new Set(id ? [id] : ['c']), conversation, 'me')).toBe(id !== null);
  expect(isBlocked(new Set(['somebody else']), conversation, 'me')).toBe(false);
});

it('a blocked person leaves the list and the count, and is back with a tap', async () => {
  const db = new Replica('me', { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.conversation.put({ ...talk([one('me', 'talent'), one('anna', 'company')]), _bucket });
  const block = (value: true | null) =>
    db.user.put({ _id: 'me', settings: { blocked: { c: { value, at: AT } } }, _bucket } as unknown as User & {
      _bucket: string;
    });
  await block(true);
  expect(await inbox(db)).toEqual([]);
  expect(await countUnread(db)).toBe(0);
  expect(await chat(db, { conversationId: 'talk' })).toMatchObject({ otherId: 'c', blocked: true });
  expect(await blockedPeople(db)).toEqual([
    { id: 'c', at: AT, name: 'Bäckerei Kranz', conversationId: 'talk' },
  ]);
  await block(null);
  expect(await inbox(db)).toHaveLength(1);
  expect(await countUnread(db)).toBe(2);
  expect(await blockedPeople(db)).toEqual([]);
});

it('a notification of somebody who is blocked is known as such on this device', async () => {
  const db = new Replica('me', { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.conversation.put({ ...talk([one('me', 'talent'), one('anna', 'company')]), _bucket });
  const block = (value: true | null) =>
    db.user.put({ _id: 'me', settings: { blocked: { c: { value, at: AT } } }, _bucket } as unknown as User & {
      _bucket: string;
    });
  const told = (type: 'conversation' | 'application' | 'job', id: string) =>
    tellsOfBlocked(db, { ref: { type, id } });
  expect(await told('conversation', 'talk')).toBe(false);
  await block(true);
  expect(await told('conversation', 'talk')).toBe(true);
  expect(await told('conversation', 'other')).toBe(false);
  expect(await told('job', 'j')).toBe(false);
  await block(null);
  expect(await told('conversation', 'talk')).toBe(false);
});
