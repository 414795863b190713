import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { Appointment } from '../../../contract/entities/conversation.ts';
import { DAY, HOUR, hiring, later } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { writing } from '../../testing/people.ts';
import { rowsOf, talking } from '../../testing/talk.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** Three times on the days to come, and how both sides answer one message. */
async function proposing(t: TestApp) {
  const scene = await talking(t);
  const times = [2, 3, 4].map((days) => new Date(t.now.getTime() + days * DAY).toISOString());
  const about = { minutes: 45, place: 'Am Markt 1, Celle' };
  const propose = (uid: string, some: string[] = times) =>
    scene.say(uid, 'A look at the shop', {
      type: 'appointment',
      appointment: { step: 'proposed', times: some, ...about },
    });
  const { data } = await propose('owner');
  const replyTo: string = data.message._id;
  const answer = (uid: string, step: Appointment['step'], some: string[] = [], clientId = v7()) =>
    scene.say(uid, 'A look at the shop', {
      clientId,
      type: 'appointment',
      replyTo,
      appointment: { step, times: some, minutes: 5, place: '' },
    });
  return { ...scene, times, about, propose, answer, replyTo };
}

const noticesOf = async (t: TestApp, uid: string) =>
  (await rowsOf(t, uid, 'notification')).filter(({ type }) => type === 'appointment');

onDatabase((app) => {
  test('chat.4 of two who take different times at once the first one counts, and the other reads who and when', async () => {
    const t = app();
    const { answer, times, about, replyTo } = await proposing(t);
    const taken = await answer('mia', 'taken', [times[1] as string]);
    expect(taken.data.message).toMatchObject({
      replyTo,
      // As it was proposed, whatever the answer says.
      appointment: { step: 'taken', times: [times[1]], ...about },
    });
    const second = await answer('mia', 'taken', [times[0] as string]);
    expect(second.error).toMatchObject({
      code: 'state_conflict',
      detail: { status: 'taken', by: 'mia', at: t.now.toISOString(), time: times[1] },
    });
    const again = await answer('mia', 'taken', [times[1] as string], taken.data.message._id);
    expect(again.data.message.seq).toBe(taken.data.message.seq);
    const [last] = (await rowsOf(t, 'owner', 'notification')).filter(({ type }) => type === 'message');
    expect(last?.ref).toEqual({ type: 'conversation', id: taken.data.conversation._id });
  });

  test('chat.4 one side proposes and withdraws, the other takes and declines; what was called off stays so', async () => {
    const t = app();
    const { answer, times } = await proposing(t);
    const codeOf = async (...args: Parameters<typeof answer>) => (await answer(...args)).error?.code;
    expect(await codeOf('owner', 'taken', [times[0] as string])).toBe('not_allowed');
    expect(await codeOf('mia', 'withdrawn')).toBe('not_allowed');
    expect(await codeOf('mallory', 'taken', [times[0] as string])).toBe('not_found');
    expect(await codeOf('mia', 'taken', ['2031-01-01T09:00:00.000Z'])).toBe('fields_invalid');
    expect(await codeOf('mia', 'taken', times)).toBe('fields_invalid');
    expect(await codeOf('mia', 'taken', [times[0] as string])).toBeUndefined();
    expect(await codeOf('owner', 'withdrawn')).toBeUndefined();
    expect(await codeOf('mia', 'declined')).toBe('state_conflict');
  });

  test('chat.4 a time that is over is neither proposed nor taken', async () => {
    const t = app();
    const { answer, propose, times } = await proposing(t);
    expect((await propose('mia', ['2020-01-01T09:00:00.000Z'])).error.code).toBe('too_late');
    expect((await propose('mia', [])).error.code).toBe('fields_invalid');
    later(t, 2 * DAY);
    expect((await answer('mia', 'taken', [times[0] as string])).error.code).toBe('too_late');
    expect((await answer('mia', 'taken', [times[1] as string])).status).toBe(200);
  });

  test('chat.4 both sides are reminded a day before, once, and the time is theirs to write', async () => {
    const t = app();
    const { answer, times } = await proposing(t);
    await answer('mia', 'taken', [times[1] as string]);
    later(t, 2 * DAY - 1);
    await t.doWork();
    expect(await noticesOf(t, 'mia')).toEqual([]);
    later(t, 1);
    await t.doWork();
    for (const uid of ['mia', 'owner']) {
      const [notice, ...more] = await noticesOf(t, uid);
      expect(more).toEqual([]);
      expect(notice).toMatchObject({ priority: 'high', expiresAt: times[1] });
      expect(notice?.params.slice(1)).toEqual(['A look at the shop', times[1]]);
    }
  });

  test('chat.4 of an appointment that is nearer one is reminded an hour before, of one called off never', async () => {
    const t = app();
    const { answer, propose, say } = await proposing(t);
    const soon = new Date(t.now.getTime() + 5 * HOUR).toISOString();
    const take = async () => {
      const { data } = await propose('owner', [soon]);
      const appointment = { times: [soon], minutes: 30, place: '' };
      const replyTo = data.message._id;
      await say('mia', 'Yes', {
        type: 'appointment',
        replyTo,
        appointment: { step: 'taken', ...appointment },
      });
      return (uid: string, step: Appointment['step']) =>
        say(uid, 'No', { type: 'appointment', replyTo, appointment: { step, ...appointment, times: [] } });
    };
    await take();
    const other = await take();
    expect((await other('mia', 'declined')).status).toBe(200);
    await answer('mia', 'declined');
    later(t, 4 * HOUR);
    await t.doWork();
    expect(await noticesOf(t, 'mia')).toHaveLength(1);
    expect(await noticesOf(t, 'owner')).toHaveLength(1);
  });

  test.each(['withdraws', 'answers with a no'])(
    'chat.4 the end of an application calls its appointments off, also where it is sent again: one side %s',
    async (how) => {
      const t = app();
      const { answer, propose, times, args, of } = await proposing(t);
      await answer('mia', 'taken', [times[1] as string]);
      await propose('owner');
      const end =
        how === 'withdraws'
          ? t.call('mia', 'application.remove', of)
          : t.call('owner', 'application.reject', of);
      expect((await end).error).toBeUndefined();
      if (how === 'withdraws') {
        later(t, HOUR);
        await t.call('mia', 'application.add', args);
        await t.call('owner', 'application.accept', of);
      }
      expect((await answer('mia', 'declined')).error).toMatchObject({
        code: 'state_conflict',
        detail: { status: 'withdrawn', time: times[1] },
      });
      later(t, 3 * DAY);
      await t.doWork();
      for (const uid of ['mia', 'owner']) expect(await noticesOf(t, uid)).toEqual([]);
    },
  );

  test('chat.4 an appointment is called off, not deleted for all; for oneself it can be hidden', async () => {
    const t = app();
    const { replyTo, _conversationId } = await proposing(t);
    const remove = (scope: 'me' | 'all') =>
      t.call('owner', 'conversation.delete-message', { _conversationId, _messageId: replyTo, scope });
    expect((await remove('all')).error.code).toBe('not_allowed');
    expect((await remove('me')).status).toBe(200);
  });

  test('chat.4 what staff removes reminds nobody, and is erased once both have emptied it', async () => {
    const t = app();
    const { answer, times, replyTo, _conversationId } = await proposing(t);
    await answer('mia', 'taken', [times[0] as string]);
    await t.db.updateTable('user').set({ mode: 'admin' }).where('id', '=', 'mallory').execute();
    const at = { _conversationId, _messageId: replyTo, scope: 'all' as const };
    const removed = await t.call('mallory', 'conversation.delete-message', at);
    expect(removed.data).toMatchObject({ text: '', appointment: null });
    for (const uid of ['mia', 'owner'])
      await t.call(uid, 'conversation.clean', { conversationId: _conversationId, upToSeq: 99 });
    expect(await t.db.selectFrom('message').select('id').execute()).toEqual([]);
    later(t, DAY);
    await t.doWork();
    expect(await noticesOf(t, 'mia')).toEqual([]);
  });

  test('chat.4 a deleted account leaves no words of its appointments', async () => {
    const t = app();
    const { propose } = await proposing(t);
    await propose('mia');
    t.signIn('mia', { signedInAt: t.now });
    const gone = await t.call('mia', 'user.delete', { userId: 'mia', confirm: true, reAuth: true });
    expect(gone.status).toBe(200);
    later(t, 15 * DAY);
    await t.doWork();
    const rows = await t.db
      .selectFrom('message')
      .where('sender_id', '=', 'mia')
      .select(['text', 'appointment'])
      .execute();
    expect(rows).toEqual([]);
  });

  test('chat.4 an appointment needs its message, and a company that has answered', async () => {
    const t = app();
    const { args } = await hiring(t);
    const appointment = {
      step: 'proposed' as const,
      times: ['2031-01-01T09:00:00.000Z'],
      minutes: 30,
      place: '',
    };
    const say = (more: Partial<ArgsOf<'conversation.add-message'>>) =>
      t.call('mia', 'conversation.add-message', { ...writing(args, 'Hello'), ...more });
    const fieldsOf = async (more: Parameters<typeof say>[0]) => (await say(more)).error.fields;
    const of = (code: string) => [{ path: 'appointment', code }];
    expect(await fieldsOf({ type: 'appointment', appointment })).toEqual(of('appointment_not_allowed'));
    expect(await fieldsOf({ appointment })).toEqual(of('missing'));
    await t.call('owner', 'application.accept', { _applicationId: args._id });
    expect(await fieldsOf({ type: 'appointment' })).toEqual(of('missing'));
    expect((await say({ type: 'appointment', appointment })).status).toBe(200);
  });
});
