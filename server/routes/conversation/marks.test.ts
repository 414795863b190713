import fc from 'fast-check';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { addSystemMessage } from '../../domain/conversation/system-message.ts';
import { withDevice } from '../../testing/devices.ts';
import { later } from '../../testing/hiring.ts';
import { sent } from '../../testing/offer-terms.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { member, pullAll } from '../../testing/people.ts';
import { rowsOf, talking } from '../../testing/talk.ts';

onDatabase((app) => {
  test('whatever is said to have been read, in whatever order, the mark is the highest of it', async () => {
    const t = app();
    const { say, _conversationId } = await talking(t);
    for (let n = 0; n < 20; n++) await say('owner', `Message ${n}`);
    let highest = 0;
    const seq = fc.integer({ min: 0, max: 25 });
    await fc.assert(
      fc.asyncProperty(fc.array(seq, { minLength: 1, maxLength: 4 }), async (seqs) => {
        for (const one of seqs) {
          highest = Math.max(highest, Math.min(one, 20));
          const { data } = await t.call('mia', 'conversation.read', { _conversationId, seq: one });
          expect(data).toEqual({ lastReadSeq: highest, unread: 20 - highest });
        }
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });

  test('what came while somebody wrote in a tunnel stays unread, for them, their notices and the other side', async () => {
    const t = app();
    const { say, _conversationId } = await talking(t);
    await say('owner', 'First');
    await t.call('mia', 'conversation.read', { _conversationId, seq: 1 });
    await say('mia', 'Good morning');
    await say('owner', 'The shop is closed on Monday');
    await say('mia', 'See you on Monday');
    const { data } = await t.call('mia', 'conversation.unread-count', { userId: 'mia' });
    expect(data.total).toBe(2);
    const [talk] = await rowsOf(t, 'owner', 'conversation');
    expect(talk?.participants.find(({ _userId }) => _userId === 'mia')?.lastReadSeq).toBe(2);
    const unread = async () =>
      (await rowsOf(t, 'mia', 'notification')).filter(
        ({ type, readAt }) => type === 'message' && readAt === null,
      ).length;
    expect(await unread()).toBe(1);
    await t.call('mia', 'conversation.read', { _conversationId, seq: 4 });
    expect(await unread()).toBe(0);
  });

  test('what somebody has done in an offer is not unread for them, and staff that ends one takes no part', async () => {
    const t = app();
    await sent(t);
    const total = async (uid: string) =>
      (await t.call(uid, 'conversation.unread-count', { userId: uid })).data.total;
    expect([await total('owner'), await total('jana')]).toEqual([0, 1]);
    const { id } = await t.db.selectFrom('conversation').select('id').executeTakeFirstOrThrow();
    const people = () => t.db.selectFrom('participant').select('user_id').orderBy('user_id').execute();
    const before = await people();
    await transact(t.parts, (context) =>
      addSystemMessage(context, id, {
        type: 'system',
        text: 'offer.withdrawn',
        side: 'company',
        uid: 'staff',
      }),
    );
    expect(await people()).toEqual(before);
    expect([await total('owner'), await total('jana')]).toEqual([1, 2]);
  });

  test('a colleague who joins by reading or emptying what has no message is shown to the others', async () => {
    const t = app();
    const { _conversationId, companyId } = await talking(t);
    const acts = {
      colleague: () => t.call('colleague', 'conversation.read', { _conversationId, seq: 0 }),
      second: () => t.call('second', 'conversation.clean', { conversationId: _conversationId, upToSeq: 0 }),
    };
    for (const [uid, act] of Object.entries(acts)) {
      await member(t, companyId, uid, true);
      const { cursor } = await pullAll(t, 'owner');
      expect((await act()).error).toBeUndefined();
      const told = (await pullAll(t, 'owner', cursor)).changes.find(({ table }) => table === 'conversation');
      expect(told?.row).toMatchObject({
        participants: expect.arrayContaining([expect.objectContaining({ _userId: uid })]),
      });
    }
  });

  test('emptied by one it is there for the other; emptied by both it is erased, and numbers go on', async () => {
    const t = app();
    const { say, _conversationId: conversationId } = await talking(t);
    for (const uid of ['mia', 'owner', 'mia']) await say(uid, `Hello from ${uid}`);
    const clean = (uid: string, upToSeq: number) =>
      t.call(uid, 'conversation.clean', { conversationId, upToSeq });
    const seen = async (uid: string) =>
      (await t.call(uid, 'conversation.get', { conversationId })).data.messages.map(({ seq }) => seq);
    const { cursor } = await pullAll(t, 'owner');
    expect((await clean('mia', 2)).data).toEqual({ clearedSeq: 2 });
    expect((await clean('mia', 1)).data).toEqual({ clearedSeq: 2 });
    expect([await seen('mia'), await seen('owner')]).toEqual([[3], [1, 2, 3]]);
    const own = (await rowsOf(t, 'mia', 'conversation'))[0]?.participants;
    expect(own?.find(({ _userId }) => _userId === 'mia')?.clearedSeq).toBe(2);
    const other = (await rowsOf(t, 'owner', 'conversation'))[0]?.participants;
    expect(other?.find(({ _userId }) => _userId === 'mia')?.clearedSeq).toBe(0);
    expect((await clean('owner', 99)).data).toEqual({ clearedSeq: 3 });
    expect([await seen('mia'), await seen('owner')]).toEqual([[3], []]);
    expect((await t.db.selectFrom('message').select('seq').execute()).map(({ seq }) => seq)).toEqual([3]);
    const gone = (await pullAll(t, 'owner', cursor)).changes.filter(({ row }) => row === null);
    expect(gone.map(({ table }) => table)).toEqual(['message', 'message']);
    await clean('mia', 3);
    expect(await t.db.selectFrom('message').selectAll().execute()).toEqual([]);
    expect((await rowsOf(t, 'mia', 'conversation'))[0]?.lastMessage).toBeNull();
    expect((await say('mia', 'New')).data.message.seq).toBe(4);
    expect((await clean('mallory', 1)).error.code).toBe('not_found');
  });

  test('what a talent has emptied is not the last line of their list, and keeps its place there', async () => {
    const t = app();
    const { say, _conversationId: conversationId } = await talking(t);
    await say('owner', 'Secret');
    const last = async (uid: string) => (await rowsOf(t, uid, 'conversation'))[0]?.lastMessage;
    const before = await last('mia');
    for (const uid of ['owner', 'mia'] as const) {
      await t.call(uid, 'conversation.clean', { conversationId, upToSeq: uid === 'owner' ? 0 : 1 });
      // Of a company's shared row each device leaves out what its own person has emptied.
      expect(await last('owner')).toEqual(before);
    }
    expect(await last('mia')).toEqual({ ...before, text: '' });
    await say('owner', 'New');
    expect(await last('mia')).toMatchObject({ text: 'New', seq: 2 });
  });

  test('a company has emptied what every member has who was in it', async () => {
    const t = app();
    const { say, _conversationId: conversationId } = await talking(t);
    await say('owner', 'Hello');
    await say('chatter', 'Hello');
    for (const uid of ['mia', 'owner'])
      await t.call(uid, 'conversation.clean', { conversationId, upToSeq: 2 });
    expect(await t.db.selectFrom('message').select('seq').execute()).toHaveLength(2);
    await t.call('chatter', 'conversation.clean', { conversationId, upToSeq: 2 });
    expect(await t.db.selectFrom('message').select('seq').execute()).toEqual([]);
  });

  test('a hidden conversation comes back with a new message; for a company only the owner hides', async () => {
    const t = app();
    const { say, _conversationId: conversationId } = await talking(t);
    await say('owner', 'Hello');
    const hide = (uid: string) => t.call(uid, 'conversation.hide', { conversationId });
    const listed = async (uid: string, companyId?: string) =>
      (
        await t.call(uid, 'conversation.request-preview', {
          _userId: uid,
          ...(companyId ? { _companyId: companyId } : {}),
        })
      ).data.items.map(({ _id }) => _id);
    const { companyId } = { companyId: (await rowsOf(t, 'mia', 'conversation'))[0]?._companyId as string };
    expect(await listed('mia')).toEqual([conversationId]);
    expect((await hide('mia')).data).toEqual({ hidden: true });
    expect(await listed('mia')).toEqual([]);
    expect((await t.call('mia', 'conversation.unread-count', { userId: 'mia' })).data.total).toBe(0);
    expect((await rowsOf(t, 'mia', 'conversation'))[0]?.hidden).toBe(true);
    expect((await rowsOf(t, 'owner', 'conversation'))[0]?.hidden).toBe(false);
    expect((await hide('chatter')).error.code).toBe('not_allowed');
    expect((await hide('mallory')).error.code).toBe('not_found');
    expect((await hide('owner')).status).toBe(200);
    expect(await listed('chatter', companyId)).toEqual([]);
    await say('owner', 'Are you there?');
    expect([await listed('mia'), await listed('chatter', companyId)]).toEqual([
      [conversationId],
      [conversationId],
    ]);
    expect((await rowsOf(t, 'mia', 'conversation'))[0]?.hidden).toBe(false);
  });

  test('a muted conversation tells in the app only, until its time is over', async () => {
    const t = app();
    const { say, _conversationId } = await talking(t);
    await withDevice(t, 'mia');
    const until = new Date(t.now.getTime() + 3_600_000).toISOString();
    const mute = (at: string | null) => t.call('mia', 'conversation.mute', { _conversationId, until: at });
    expect((await mute(until)).data).toEqual({ mutedUntil: until });
    const own = (await rowsOf(t, 'mia', 'conversation'))[0]?.participants;
    expect(own?.find(({ _userId }) => _userId === 'mia')?.mutedUntil).toBe(until);
    const pushes = async () => {
      await say('owner', 'Hello');
      await t.doWork();
      const [notice] = (await rowsOf(t, 'mia', 'notification')).filter(({ type }) => type === 'message');
      return t.pushed.filter((id) => id === notice?._id).length;
    };
    expect(await pushes()).toBe(0);
    await mute(null);
    expect(await pushes()).toBe(1);
    await mute(until);
    expect(await pushes()).toBe(1);
    later(t, 3_600_001);
    expect(await pushes()).toBe(2);
  });

  test('messages are read page by page, in both directions', async () => {
    const t = app();
    const { say, _conversationId: conversationId } = await talking(t);
    for (let n = 1; n <= 7; n++) await say('mia', `Message ${n}`);
    const page = async (bounds: object) => {
      const { data } = await t.call('owner', 'conversation.get', { conversationId, limit: 3, ...bounds });
      return [data.messages.map(({ seq }) => seq), data.more];
    };
    expect(await page({})).toEqual([[5, 6, 7], true]);
    expect(await page({ beforeSeq: 5 })).toEqual([[2, 3, 4], true]);
    expect(await page({ beforeSeq: 2 })).toEqual([[1], false]);
    expect(await page({ afterSeq: 0 })).toEqual([[1, 2, 3], true]);
    expect(await page({ afterSeq: 6 })).toEqual([[7], false]);
    expect((await t.call('reader', 'conversation.get', { conversationId })).status).toBe(200);
    expect((await t.call('rival', 'conversation.get', { conversationId })).error.code).toBe('not_found');
  });

  test('previews come page by page, by state, by id, and since an instant with what was hidden', async () => {
    const t = app();
    const { say, companyId, _conversationId } = await talking(t);
    const ids = [_conversationId];
    for (let n = 0; n < 4; n++) {
      later(t, 1000);
      const id = v7();
      await t.db
        .insertInto('conversation')
        .values({
          id,
          kind: 'direct',
          job_id: null,
          application_id: null,
          user_id: 'mia',
          status: 'open',
          last_message: null,
          last_at: t.now,
          created_at: t.now,
          updated_at: t.now,
          ...(await otherCompany(n)),
        })
        .execute();
      ids.unshift(id);
    }
    async function otherCompany(n: number) {
      const id = v7();
      await t.db
        .insertInto('company')
        .values({
          id,
          company_uid: null,
          company_name: `Company ${n}`,
          employee_count: null,
          rejection_text: 'No',
          reply_days: 7,
          created_at: t.now,
        })
        .execute();
      return { company_id: id, company_name: `Company ${n}` };
    }
    const list = async (more: object = {}) =>
      (await t.call('mia', 'conversation.request-preview', { _userId: 'mia', ...more })).data;
    const found: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await list({ limit: 2, ...(cursor ? { cursor } : {}) });
      found.push(...page.items.map(({ _id }) => _id));
      cursor = page.next;
    }
    expect(found).toEqual(ids);
    later(t, 1000);
    const since = t.now.toISOString();
    later(t, 1000);
    await say('owner', 'Hello');
    expect((await list({ since })).items).toMatchObject([{ _id: _conversationId, unread: 1 }]);
    expect((await list({ filter: 'unread' })).items.map(({ _id }) => _id)).toEqual([_conversationId]);
    await t.call('mia', 'conversation.hide', { conversationId: _conversationId });
    expect((await list({ since })).items).toMatchObject([{ _id: _conversationId, hidden: true }]);
    expect((await list({ filter: 'hidden' })).items).toHaveLength(1);
    expect((await list({ filter: 'closed' })).items).toEqual([]);
    expect((await list({ ids: [_conversationId, v7()] })).items).toHaveLength(1);
    const foreign = { _userId: 'mia', _companyId: companyId };
    expect((await t.call('mia', 'conversation.request-preview', foreign)).error.code).toBe('not_found');
    const forged = await t.call('mia', 'conversation.request-preview', { _userId: 'mia', cursor: 'AAAA' });
    expect(forged.error.code).toBe('fields_invalid');
  });
});
