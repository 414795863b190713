import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { Conversation, Message } from '../../../contract/entities/conversation.ts';
import type { Notification } from '../../../contract/entities/notification.ts';
import { withDevice } from '../../testing/devices.ts';
import { hiring } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { pullAll, writing } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

async function scene(t: TestApp) {
  const { args, job } = await hiring(t);
  const say = (uid: string, text: string) => t.call(uid, 'conversation.add-message', writing(args, text));
  const accept = () => t.call('owner', 'application.accept', { _applicationId: args._id });
  return { args, job, say, accept };
}

async function rowsOf(t: TestApp, uid: string, table: string) {
  const { changes } = await pullAll(t, uid);
  return changes.filter((change) => change.table === table).map((change) => change.row);
}

onDatabase((app) => {
  test('the applicant asks with one message without links; the company’s answer opens the conversation', async () => {
    const t = app();
    const { say } = await scene(t);
    const link = await say('mia', 'see www.example.org');
    expect(link.error).toMatchObject({
      code: 'fields_invalid',
      fields: [{ path: 'text', code: 'link_not_allowed' }],
    });
    const asked = await say('mia', 'May I come by?');
    expect(asked.data.conversation).toMatchObject({
      status: 'requested',
      lastSeq: 1,
      lastMessage: { seq: 1, by: 'mia' },
    });
    expect(asked.data.message).toMatchObject({ seq: 1, side: 'talent', serverAt: t.now.toISOString() });
    const second = await say('mia', 'Hello?');
    expect([second.status, second.error.code]).toEqual([422, 'request_limit']);
    const answered = await say('chatter', 'Yes, at nine: https://example.org');
    expect(answered.data.conversation).toMatchObject({ status: 'open', lastSeq: 2 });
    expect((await say('mia', 'See https://example.org')).data.message.seq).toBe(3);
  });

  test('strangers find no conversation, members without canChat may not write', async () => {
    const t = app();
    const { say, args, accept } = await scene(t);
    await accept();
    for (const uid of ['rival', 'mallory']) {
      expect((await say(uid, 'Hi')).error.code).toBe('not_found');
      const read = await t.call(uid, 'conversation.read', { _conversationId: args._conversationId, seq: 1 });
      expect(read.error.code).toBe('not_found');
    }
    expect((await say('reader', 'Hi')).error.code).toBe('not_allowed');
    const elsewhere = { ...writing(args, 'Hi'), _conversationId: v7() };
    expect((await t.call('mia', 'conversation.add-message', elsewhere)).error.code).toBe('not_found');
    expect(await t.db.selectFrom('message').selectAll().execute()).toEqual([]);
  });

  test('the company reads the applicant’s short name until it has accepted', async () => {
    const t = app();
    const { say, accept } = await scene(t);
    await say('mia', 'Hello');
    const namesFor = async (uid: string) => {
      const [row] = await rowsOf(t, uid, 'conversation');
      return (row as { participants: { name: string }[] }).participants.map(({ name }) => name);
    };
    expect(await namesFor('owner')).toEqual(['Jana K.']);
    expect(await namesFor('mia')).toEqual(['Jana Krüger']);
    await accept();
    expect(await namesFor('owner')).toEqual(['Deniz owner', 'Jana Krüger']);
  });

  test('after rejection or withdrawal nobody writes into a conversation that was never opened', async () => {
    const t = app();
    const { say, args } = await scene(t);
    await say('mia', 'Hello');
    await t.call('owner', 'application.reject', { _applicationId: args._id });
    for (const [uid, by] of [
      ['mia', 'Bakery owner'],
      ['owner', 'Deniz owner'],
    ] as const) {
      const { status, error } = await say(uid, 'But');
      expect([status, error.code, error.detail]).toEqual([
        409,
        'state_conflict',
        { status: 'rejected', at: t.now.toISOString(), by },
      ]);
    }
  });

  test('messages sent at the same moment get gapless numbers', async () => {
    const t = app();
    const { say, accept } = await scene(t);
    await accept();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => say(index % 2 ? 'owner' : 'mia', `Message ${index}`)),
    );
    expect(answers.map(({ data }) => data.message.seq).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const rows = (await rowsOf(t, 'mia', 'message')) as Message[];
    expect(rows.map(({ seq }) => seq).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('a clientId that is known is answered with its message, also under another key', async () => {
    const t = app();
    const { args, accept } = await scene(t);
    await accept();
    const message = writing(args, 'Hello');
    const first = await t.call('mia', 'conversation.add-message', message);
    const again = await t.call('mia', 'conversation.add-message', message);
    expect(again.data.message).toEqual(first.data.message);
    expect(await t.db.selectFrom('message').selectAll().execute()).toHaveLength(1);
    const stolen = await t.call('owner', 'conversation.add-message', message);
    expect(stolen.error.code).toBe('state_conflict');
  });

  test('reading only ever grows, is known to the other side and clears its notifications', async () => {
    const t = app();
    const { say, args, accept } = await scene(t);
    await accept();
    await say('owner', 'One');
    await say('owner', 'Two');
    const read = (uid: string, seq: number) =>
      t.call(uid, 'conversation.read', { _conversationId: args._conversationId, seq });
    const marks = async (uid: string) => {
      const [row] = (await rowsOf(t, uid, 'conversation')) as Conversation[];
      return Object.fromEntries(row?.participants.map((one) => [one._userId, one.lastReadSeq]) ?? []);
    };
    const unread = async () =>
      ((await rowsOf(t, 'mia', 'notification')) as Notification[]).filter(
        ({ type, readAt }) => type === 'message' && readAt === null,
      ).length;
    expect(await unread()).toBe(1);
    expect((await read('mia', 1)).data).toEqual({ lastReadSeq: 1, unread: 1 });
    expect(await unread()).toBe(1);
    expect((await read('mia', 99)).data).toEqual({ lastReadSeq: 2, unread: 0 });
    expect(await unread()).toBe(0);
    const [before] = (await rowsOf(t, 'mia', 'conversation')) as Conversation[];
    expect((await read('mia', 1)).data).toEqual({ lastReadSeq: 2, unread: 0 });
    expect(await marks('owner')).toMatchObject({ mia: 2 });
    expect((await read('reader', 2)).data.lastReadSeq).toBe(2);
    const [after] = (await rowsOf(t, 'owner', 'conversation')) as Conversation[];
    expect(after?.ver).toBe((before?.ver ?? 0) + 1);
  });

  test('there is one unread notification for each conversation, brought up again by each message', async () => {
    const t = app();
    const { say, accept, job } = await scene(t);
    await accept();
    await withDevice(t, 'mia');
    await say('owner', 'One');
    await t.doWork();
    t.now = new Date(t.now.getTime() + 60_000);
    await say('owner', 'Two');
    await t.doWork();
    const mine = ((await rowsOf(t, 'mia', 'notification')) as Notification[]).filter(
      ({ type }) => type === 'message',
    );
    expect(mine).toMatchObject([
      { ver: 2, createdAt: t.now.toISOString(), params: ['Bakery owner', job.title] },
    ]);
    expect(t.pushed.filter((id) => id === mine[0]?._id)).toHaveLength(2);
    await say('mia', 'Three');
    const theirs = async (uid: string) =>
      ((await rowsOf(t, uid, 'notification')) as Notification[]).filter(({ type }) => type === 'message')
        .length;
    expect([await theirs('owner'), await theirs('chatter'), await theirs('reader')]).toEqual([1, 1, 0]);
  });
});
