import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import type { Applicant, Application } from '../../../contract/entities/application.ts';
import type { Conversation } from '../../../contract/entities/conversation.ts';
import { Replica } from '../database.ts';
import { chat } from './chat.ts';
import { inbox } from './inbox.ts';

const _bucket = 'user:me';
const about = { _jobId: 'j', _companyId: 'c', _conversationId: 'talk', status: 'submitted', ver: 1 };
const application = {
  ...about,
  _id: 'a',
  job: { title: 'Verkäuferin', companyName: 'Bäckerei Kranz', place: null },
} as Application;
const applicant = { ...application, _userId: 'jana', name: 'Jana K.' } as Applicant;
const conversation = {
  _id: 'talk',
  ver: 1,
  _applicationId: 'a',
  _jobId: 'j',
  _companyId: 'c',
  jobTitle: 'Verkäuferin',
  companyName: 'Bäckerei Kranz',
  status: 'open',
  participants: [{ _userId: 'jana', side: 'talent', name: 'Jana Krüger', lastReadSeq: 0 }],
  lastSeq: 2,
  lastMessage: null,
  createdAt: '2026-11-20T04:26:00.000Z',
} as Conversation;
const member = { _userId: 'me', name: 'Anna Kranz', role: 'member', canSign: false, position: '' };

function replica(): Replica {
  return new Replica('me', { indexedDB: new IDBFactory(), IDBKeyRange });
}

async function companyReplica(canChat: boolean): Promise<Replica> {
  const db = replica();
  const members = [{ ...member, canChat }];
  await db.company.put({ _bucket, _id: 'c', members } as unknown as Parameters<typeof db.company.put>[0]);
  await db.applicant.put({ ...applicant, _bucket });
  return db;
}

describe('the conversation a screen opens', () => {
  it('is found by its application before anybody has written', async () => {
    const db = replica();
    await db.application.put({ ...application, _bucket });
    const found = await chat(db, { applicationId: 'a' });
    expect(found).toMatchObject({ _id: 'talk', side: 'talent', name: 'Bäckerei Kranz', mayChat: true });
    expect(found?.conversation).toBeUndefined();
  });

  it('names the person to the company, as far as the name is released', async () => {
    const db = await companyReplica(true);
    expect(await chat(db, { applicationId: 'a' })).toMatchObject({ side: 'company', name: 'Jana K.' });
    await db.conversation.put({ ...conversation, _bucket });
    expect(await chat(db, { conversationId: 'talk' })).toMatchObject({
      side: 'company',
      name: 'Jana Krüger',
    });
  });

  it('is read-only to a member without the right to chat', async () => {
    expect(await chat(await companyReplica(false), { applicationId: 'a' })).toMatchObject({ mayChat: false });
  });

  it('is null where this device knows nothing of it', async () => {
    expect(await chat(replica(), { conversationId: 'talk' })).toBeNull();
    expect(await chat(replica(), {})).toBeNull();
  });
});

describe('chat.1 the list of conversations', () => {
  it('shows name, unread count and draft on both sides', async () => {
    const talent = replica();
    await talent.conversation.put({ ...conversation, _bucket });
    await talent.draft.put({ key: 'message:talk', value: ' Guten Tag ', at: '2026-11-20T04:26:00.000Z' });
    expect(await inbox(talent)).toMatchObject([
      { side: 'talent', name: 'Bäckerei Kranz', unread: 2, draft: 'Guten Tag' },
    ]);
    const company = await companyReplica(true);
    await company.conversation.put({ ...conversation, participants: [], _bucket });
    expect(await inbox(company)).toMatchObject([{ side: 'company', name: 'Jana K.', draft: '' }]);
  });
});

describe('chat.1 what was not sent keeps its conversation in the list', () => {
  const entry = (state: 'waiting' | 'refused', text: string, at: string) =>
    ({
      id: text,
      name: 'conversation.add-message',
      lane: 'conversation:talk',
      args: { _conversationId: 'talk', text },
      state,
      at,
    }) as unknown as Parameters<Replica['outbox']['add']>[0];

  it('also one that was to begin with it, which no server has seen', async () => {
    const db = replica();
    await db.application.put({ ...application, _bucket });
    expect(await inbox(db)).toEqual([]);
    await db.outbox.add(entry('refused', 'Guten Tag', '2026-11-21T08:00:00.000Z'));
    expect(await inbox(db)).toMatchObject([
      {
        name: 'Bäckerei Kranz',
        side: 'talent',
        conversation: { _id: 'talk', status: 'requested', jobTitle: 'Verkäuferin' },
        unsent: { text: 'Guten Tag', stopped: true },
      },
    ]);
  });

  it('also one that was taken off the list, before those written in earlier', async () => {
    const db = replica();
    await db.conversation.put({ ...conversation, hidden: true, _bucket });
    const other = { ...conversation, _id: 'other', createdAt: '2026-11-20T09:00:00.000Z', _bucket };
    await db.conversation.put(other);
    await db.outbox.add(entry('waiting', 'Gern', '2026-11-21T08:00:00.000Z'));
    const rows = await inbox(db);
    expect(rows.map((row) => [row.conversation._id, row.unsent])).toEqual([
      ['talk', { text: 'Gern', stopped: false }],
      ['other', null],
    ]);
  });
});
