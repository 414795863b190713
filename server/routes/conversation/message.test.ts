import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { conversationWork } from '../../domain/conversation/work.ts';
import { DAY, hiring, later } from '../../testing/hiring.ts';
import { onDatabase, onPostgres } from '../../testing/on-database.ts';
import { pullAll, writing } from '../../testing/people.ts';
import { PDF } from '../../testing/sample-files.ts';
import { choose, round, rowsOf, talking } from '../../testing/talk.ts';
import { getBytes, uploaded } from '../../testing/upload.ts';

const MINUTE = 60_000;
const EMOJI = [
  '👍',
  '❤️',
  '😀',
  '😃',
  '😄',
  '😁',
  '😆',
  '😅',
  '🤣',
  '😂',
  '🙂',
  '🙃',
  '😉',
  '😊',
  '😇',
  '🥰',
  '😍',
  '🤩',
  '😘',
  '😋',
];

onDatabase((app) => {
  test('chat.3 an own message is deleted for all within 15 minutes, for oneself at any time', async () => {
    const t = app();
    const { say, _conversationId } = await talking(t);
    const { data } = await say('mia', 'Call me: 0151 1234567');
    const _messageId = data.message._id;
    const remove = (uid: string, scope: 'me' | 'all') =>
      t.call(uid, 'conversation.delete-message', { _conversationId, _messageId, scope });
    expect((await remove('owner', 'all')).error.code).toBe('not_allowed');
    expect((await remove('mallory', 'all')).error.code).toBe('not_found');
    later(t, 15 * MINUTE + 1);
    const late = await remove('mia', 'all');
    expect([late.status, late.error.code]).toEqual([409, 'too_late']);
    expect((await remove('mia', 'me')).data).toMatchObject({ deletedAt: null, deletedFor: ['mia'] });
    const [theirs] = await rowsOf(t, 'owner', 'message');
    expect(theirs).toMatchObject({ text: 'Call me: 0151 1234567', deletedFor: [] });
    const own = await t.call('mia', 'conversation.get', { conversationId: _conversationId });
    expect(own.data.messages).toEqual([]);
    later(t, -MINUTE);
    expect((await remove('mia', 'all')).data).toMatchObject({
      text: '',
      deletedAt: t.now.toISOString(),
      seq: 1,
    });
    const [stone] = await rowsOf(t, 'owner', 'message');
    expect(stone).toMatchObject({ text: '', seq: 1, deletedAt: t.now.toISOString() });
    const [conversation] = await rowsOf(t, 'owner', 'conversation');
    expect(conversation?.lastMessage).toMatchObject({ text: '', seq: 1 });
    expect((await remove('mia', 'all')).status).toBe(200);
  });

  test('staff deletes for all at any time; nobody reacts to a stone', async () => {
    const t = app();
    const { say, _conversationId } = await talking(t);
    const { data } = await say('owner', 'Send me money by PayPal');
    expect(data.message.hint).toBe('payment');
    await t.db.updateTable('user').set({ mode: 'admin' }).where('id', '=', 'mallory').execute();
    later(t, DAY);
    const at = { _conversationId, _messageId: data.message._id };
    expect((await t.call('mallory', 'conversation.delete-message', { ...at, scope: 'all' })).status).toBe(
      200,
    );
    expect(await t.db.selectFrom('staff_log').select(['command', 'acted_by']).execute()).toEqual([
      { command: 'conversation.delete-message', acted_by: 'mallory@example.org' },
    ]);
    const reacted = await t.call('mia', 'conversation.toggle-reaction', { ...at, emoji: '👍', on: true });
    expect(reacted.error.code).toBe('gone');
  });

  test('chat.3 a reaction has a wanted state, so a replay changes nothing; without one a key turns it once', async () => {
    const t = app();
    const { say, _conversationId } = await talking(t);
    const { data } = await say('owner', 'See you at nine');
    const at = { _conversationId, _messageId: data.message._id };
    const set = (uid: string, emoji: string, on?: boolean, key?: string) =>
      t.call(uid, 'conversation.toggle-reaction', { ...at, emoji, ...(on === undefined ? {} : { on }) }, key);
    expect((await set('mia', '👍', true)).data.reactions).toEqual({ '👍': ['mia'] });
    expect((await set('mia', '👍', true)).data.reactions).toEqual({ '👍': ['mia'] });
    expect((await set('owner', '👍', true)).data.reactions).toEqual({ '👍': ['mia', 'owner'] });
    const key = v7();
    expect((await set('mia', '👍', undefined, key)).data.reactions).toEqual({ '👍': ['owner'] });
    expect((await set('mia', '👍', undefined, key)).data.reactions).toEqual({ '👍': ['owner'] });
    expect((await set('mia', '👍', undefined)).data.reactions).toEqual({ '👍': ['mia', 'owner'] });
    const [row] = await rowsOf(t, 'mia', 'message');
    expect(row?.reactions).toEqual({ '👍': ['mia', 'owner'] });
    expect((await set('mia', 'ok', true)).error.fields).toEqual([{ path: 'emoji', code: 'not_an_emoji' }]);
    expect((await set('reader', '👍', true)).error.code).toBe('not_allowed');
    expect((await set('mallory', '👍', true)).error.code).toBe('not_found');
    for (const emoji of EMOJI.slice(1)) await set('mia', emoji, true);
    expect((await set('mia', '🐝', true)).error.fields).toEqual([{ path: 'emoji', code: 'too_many' }]);
    expect((await set('owner', '😋', true)).status).toBe(200);
  });

  test('chat.3 files ride along once the conversation is open, and go with their message', async () => {
    const t = app();
    const { args } = await hiring(t);
    const fileId = await uploaded(t, 'mia', PDF);
    const send = (more: object) =>
      t.call('mia', 'conversation.add-message', { ...writing(args, ''), ...more });
    expect((await send({ type: 'file', attachments: [fileId] })).error.fields).toEqual([
      { path: 'attachments', code: 'file_not_allowed' },
    ]);
    await t.call('owner', 'application.accept', { _applicationId: args._id });
    expect((await send({ type: 'file' })).error.fields).toEqual([{ path: 'attachments', code: 'too_small' }]);
    expect((await send({})).error.fields).toEqual([{ path: 'text', code: 'too_small' }]);
    const foreign = await uploaded(t, 'owner', PDF);
    expect((await send({ type: 'file', attachments: [foreign] })).error.code).toBe('not_found');
    const sent = await send({ type: 'file', attachments: [fileId] });
    expect(sent.data.message.attachments).toMatchObject([{ _fileId: fileId, mime: 'application/pdf' }]);
    const reading = async (uid: string) => (await getBytes(t, uid, fileId)).statusCode;
    expect([await reading('owner'), await reading('reader'), await reading('mallory')]).toEqual([
      200, 200, 404,
    ]);
    const gone = await t.call('mia', 'conversation.delete-message', {
      _conversationId: args._conversationId,
      _messageId: sent.data.message._id,
      scope: 'all',
    });
    expect(gone.data.attachments).toEqual([]);
    expect(await reading('owner')).toBe(404);
  });

  test('chat.3 an answer names a message of the same conversation', async () => {
    const t = app();
    const { say } = await talking(t);
    const { data } = await say('owner', 'Nine or ten?');
    expect((await say('mia', 'Nine', { replyTo: data.message._id })).data.message.replyTo).toBe(
      data.message._id,
    );
    expect((await say('mia', 'Nine', { replyTo: v7() })).error.fields).toEqual([
      { path: 'replyTo', code: 'unknown' },
    ]);
  });

  test('who has closed a conversation opens it by writing, the others do not', async () => {
    const t = app();
    const { say, _conversationId } = await talking(t);
    await say('owner', 'Hello');
    const close = (uid: string, reason?: string) =>
      t.call(uid, 'conversation.close', { _conversationId, ...(reason ? { reason } : {}) });
    expect((await close('reader')).error.code).toBe('not_allowed');
    expect((await close('chatter', 'We have found somebody')).data).toMatchObject({
      status: 'closed',
      closedBy: 'company',
      closedReason: 'We have found somebody',
    });
    expect((await close('mia')).data.closedBy).toBe('company');
    const refused = await say('mia', 'Wait');
    expect([refused.status, refused.error.code, refused.error.detail]).toEqual([
      409,
      'state_conflict',
      { status: 'closed', at: t.now.toISOString(), closedBy: 'company' },
    ]);
    expect((await say('owner', 'After all')).data.conversation).toMatchObject({
      status: 'open',
      closedBy: null,
    });
    expect((await say('mia', 'Good')).status).toBe(200);
  });

  test('a request that was taken back and made again is still the one message', async () => {
    const t = app();
    const { args } = await hiring(t);
    const say = (text: string) => t.call('mia', 'conversation.add-message', writing(args, text));
    await say('Hello');
    await t.call('mia', 'conversation.close', { _conversationId: args._conversationId });
    expect((await say('Hello again')).error.code).toBe('request_limit');
  });

  test('a conversation closes by itself, 14 days after a no and 30 after a yes', async () => {
    const t = app();
    const { say, of, _conversationId } = await talking(t);
    await say('owner', 'Hello');
    await t.call('owner', 'application.reject', of);
    const state = async () => (await rowsOf(t, 'mia', 'conversation'))[0];
    later(t, 13 * DAY);
    await round(t, conversationWork);
    expect((await state())?.status).toBe('open');
    later(t, 2 * DAY);
    await round(t, conversationWork);
    expect(await state()).toMatchObject({ status: 'closed', closedBy: 'system', closedReason: 'rejected' });
    expect((await say('owner', 'Hello')).error.code).toBe('state_conflict');
    const read = await t.call('mia', 'conversation.get', { conversationId: _conversationId });
    expect(read.data.messages).toHaveLength(1);
  });

  test('sixty messages a minute, and then 429 with a time', async () => {
    const t = app();
    const { say } = await talking(t);
    for (let n = 0; n < 60; n++) expect((await say('mia', `Message ${n}`)).status).toBe(200);
    const refused = await say('mia', 'One more');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    later(t, MINUTE + 1);
    expect((await say('mia', 'One more')).status).toBe(200);
  });

  test('receipts that are switched off are not shown to the other side', async () => {
    const t = app();
    const { say, _conversationId } = await talking(t);
    await say('owner', 'Hello');
    await choose(t, 'mia', (at) => ({ receipts: { value: false, at }, typing: { value: false, at } }));
    await t.call('mia', 'conversation.read', { _conversationId, seq: 1 });
    const mia = async (uid: string) =>
      (await rowsOf(t, uid, 'conversation'))[0]?.participants.find(({ _userId }) => _userId === 'mia');
    expect(await mia('mia')).toMatchObject({ lastReadSeq: 1 });
    expect(await mia('owner')).toMatchObject({ lastReadSeq: 0, typingAllowed: false });
  });

  test('whatever is under way at once, two decisions about one message have one outcome', async () => {
    const t = app();
    const { say, _conversationId } = await talking(t);
    const { data } = await say('mia', 'Hello');
    const at = { _conversationId, _messageId: data.message._id };
    const [, reacted] = await Promise.all([
      t.call('mia', 'conversation.delete-message', { ...at, scope: 'all' }),
      t.call('owner', 'conversation.toggle-reaction', { ...at, emoji: '👍', on: true }),
    ]);
    expect([200, 410]).toContain(reacted.status);
    const { changes } = await pullAll(t, 'owner');
    const row = changes.find(({ table }) => table === 'message')?.row;
    expect(row).toMatchObject({ text: '', reactions: {} });
  });
});

onPostgres((app) => {
  test('fifty who write at the same moment get fifty numbers without a gap', async () => {
    const t = app();
    const { say, _conversationId } = await talking(t);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => say(['mia', 'owner', 'chatter'][n % 3] as string, `Message ${n}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const numbers = answers.map(({ data }) => data.message.seq as number).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    const kept = await t.db
      .selectFrom('message')
      .select('seq')
      .where('conversation_id', '=', _conversationId)
      .orderBy('seq')
      .execute();
    expect(kept.map(({ seq }) => seq)).toEqual(numbers);
  });
});
