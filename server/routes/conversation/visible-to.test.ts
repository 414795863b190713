import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { hiring, noticesOf } from '../../testing/hiring.ts';
import { offering } from '../../testing/offers.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { member, pullAll, writing } from '../../testing/people.ts';
import { PDF } from '../../testing/sample-files.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { getBytes, uploaded } from '../../testing/upload.ts';

const TABLES = ['applicant', 'conversation', 'message', 'offer'];

/** mia is accepted, has an offer and has written with a file; `out` is a member with every right. */
async function talking(t: TestApp) {
  const { companyId, job, application, of } = await hiring(t);
  await member(t, companyId, 'out', true);
  await t.db.updateTable('member').set({ can_sign: true }).where('user_id', '=', 'out').execute();
  await t.call('owner', 'application.accept', of);
  const offer = await t.call('owner', 'offer.create', offering(of));
  expect(offer.error).toBeUndefined();
  const fileId = await uploaded(t, 'mia', PDF);
  const said = await t.call('mia', 'conversation.add-message', {
    ...writing(application, 'My certificate'),
    type: 'file',
    attachments: [fileId],
  });
  expect(said.error).toBeUndefined();
  const own = await t.call('out', 'conversation.add-message', writing(application, 'Thank you'));
  expect(own.error).toBeUndefined();
  const edit = async (visibleTo: string[] | null) => {
    const { rev } = (await t.call('owner', 'job.get', { jobId: job._id })).data as { rev: number };
    const edited = await t.call('owner', 'job.update', { _jobId: job._id, rev, patch: { visibleTo } });
    expect(edited.error).toBeUndefined();
    return edited;
  };
  const talk = application._conversationId;
  return {
    companyId,
    job,
    application,
    offer: offer.data,
    fileId,
    said: said.data,
    own: own.data,
    talk,
    edit,
  };
}

/** What was pulled of all that is about applicants: rows and tombstones by table. */
function counted(changes: { table: string; row: unknown }[]) {
  return Object.fromEntries(
    TABLES.map((table) => {
      const of = changes.filter((change) => change.table === table);
      return [
        table,
        [of.filter(({ row }) => row !== null).length, of.filter(({ row }) => row === null).length],
      ];
    }),
  );
}

onDatabase((app) => {
  test('createjob.8 who may no longer read the applicants loses what is said with them, and gets it back', async () => {
    const t = app();
    const { edit } = await talking(t);
    const start = await pullAll(t, 'out');
    const all = counted(start.changes);
    expect(all).toMatchObject({ applicant: [1, 0], conversation: [1, 0], offer: [1, 0] });
    const messages = all.message?.[0] as number;
    expect(messages).toBeGreaterThanOrEqual(3);
    const mia = await pullAll(t, 'mia');

    await edit(['chatter']);
    const lost = await pullAll(t, 'out', start.cursor);
    expect(counted(lost.changes)).toEqual({
      applicant: [0, 1],
      conversation: [0, 1],
      message: [0, messages],
      offer: [0, 1],
    });
    expect(counted((await pullAll(t, 'out')).changes)).toMatchObject({ message: [0, messages] });
    for (const uid of ['owner', 'chatter']) expect(counted((await pullAll(t, uid)).changes)).toEqual(all);
    // Who is one of them is the company's business.
    expect(counted((await pullAll(t, 'mia', mia.cursor)).changes)).toMatchObject({
      conversation: [0, 0],
      message: [0, 0],
      offer: [0, 0],
    });

    await edit(['chatter']);
    expect(counted((await pullAll(t, 'out', lost.cursor)).changes)).toMatchObject({ message: [0, 0] });
    await edit(null);
    expect(counted((await pullAll(t, 'out', lost.cursor)).changes)).toEqual(all);
  });

  test('to a member outside of visibleTo the conversation does not exist, whatever is called', async () => {
    const t = app();
    const { companyId, application, said, own, talk, fileId, offer, edit } = await talking(t);
    const calls = (uid: string, messageId: string) => [
      t.call(uid, 'conversation.get', { conversationId: talk }),
      t.call(uid, 'conversation.read', { _conversationId: talk, seq: 1 }),
      t.call(uid, 'conversation.add-message', writing(application, 'Hello')),
      t.call(uid, 'conversation.add-message', {
        ...writing(application, 'Hello'),
        ref: { type: 'offer', id: offer._id },
      }),
      t.call(uid, 'conversation.mute', { _conversationId: talk, until: null }),
      t.call(uid, 'conversation.toggle-reaction', {
        _conversationId: talk,
        _messageId: messageId,
        emoji: '👍',
      }),
      t.call(uid, 'conversation.delete-message', {
        _conversationId: talk,
        _messageId: messageId,
        scope: 'me',
      }),
      t.call(uid, 'conversation.clean', { conversationId: talk, upToSeq: 1 }),
      t.call(uid, 'report.create', {
        _id: v7(),
        target: { type: 'conversation', id: talk },
        reason: 'fee_asked',
        text: 'They want 50 euros for it.',
      }),
      t.call(uid, 'user.snippet', { userId: 'mia' }),
      t.call(uid, 'conversation.close', { _conversationId: talk }),
    ];
    const statuses = async (uid: string, messageId: string) => {
      const found: number[] = [];
      for (const answer of calls(uid, messageId)) found.push((await answer).status);
      return found;
    };
    const inbox = async (uid: string) =>
      (await t.call(uid, 'conversation.request-preview', { _userId: uid, _companyId: companyId })).data.items;
    const unread = async (uid: string) =>
      (await t.call(uid, 'conversation.unread-count', { userId: uid })).data.byConversation;
    await edit(['chatter']);
    expect(new Set(await statuses('out', own.message._id))).toEqual(new Set([404]));
    expect((await t.call('out', 'conversation.hide', { conversationId: talk })).status).toBe(404);
    expect(await inbox('out')).toEqual([]);
    expect(await unread('out')).toEqual({});
    expect((await getBytes(t, 'out', fileId)).statusCode).toBe(404);
    expect((await getBytes(t, 'chatter', fileId)).statusCode).toBe(200);
    expect(await inbox('chatter')).toHaveLength(1);
    expect(Object.keys(await unread('chatter'))).toEqual([talk]);
    expect((await t.call('chatter', 'conversation.get', { conversationId: talk })).status).toBe(200);
    const hidden = await t.call('chatter', 'conversation.hide', { conversationId: talk });
    expect(hidden.error.code).toBe('not_allowed');
    await edit(null);
    expect(await inbox('out')).toHaveLength(1);
    expect((await getBytes(t, 'out', fileId)).statusCode).toBe(200);
    const open = (await statuses('out', own.message._id)).filter((status) => status === 404);
    expect(open).toEqual([]);
    expect(said.message.type).toBe('file');
  });

  test('only who may read the applicants is told of what they write, and of their offers', async () => {
    const t = app();
    const { companyId, application, offer, edit } = await talking(t);
    const setting = { notifyMessages: 'all', notifyOffers: 'all' } as const;
    const set = await t.call('owner', 'company.set-setting', { companyId, setting });
    expect(set.error).toBeUndefined();
    const told = async (uid: string) => (await noticesOf(t, uid)).map(([type]) => type);
    expect(await told('out')).toContain('message');
    await edit(['chatter']);
    // The names that were told go with the rest.
    expect(await told('out')).toEqual([]);
    await t.call('mia', 'conversation.add-message', writing(application, 'One more thing'));
    const args = { _offerId: offer._id, version: offer.version, action: 'decline' as const };
    expect((await t.call('mia', 'offer.update', args)).error).toBeUndefined();
    expect(await told('out')).toEqual([]);
    expect(await told('reader')).toEqual([]);
    for (const uid of ['owner', 'chatter'])
      expect(await told(uid)).toEqual(expect.arrayContaining(['message', 'offer_answered']));
    await edit([]);
    await t.call('mia', 'conversation.add-message', writing(application, 'And another'));
    expect(await told('chatter')).toEqual([]);
  });

  test('a member made owner reads it all, and one who steps down no longer', async () => {
    const t = app();
    const { companyId, edit } = await talking(t);
    await edit(['chatter']);
    const { cursor } = await pullAll(t, 'out');
    const role = (to: 'owner' | 'member') =>
      t.call('owner', 'company.update-member', { companyId, member: { _userId: 'out', role: to } });
    expect((await role('owner')).error).toBeUndefined();
    const risen = await pullAll(t, 'out', cursor);
    expect(counted(risen.changes)).toMatchObject({ applicant: [1, 0], conversation: [1, 0], offer: [1, 0] });
    expect((await role('member')).error).toBeUndefined();
    const fallen = await pullAll(t, 'out', risen.cursor);
    expect(counted(fallen.changes)).toMatchObject({ applicant: [0, 1], conversation: [0, 1], offer: [0, 1] });
  });
});
