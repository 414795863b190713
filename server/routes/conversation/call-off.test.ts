import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { Appointment } from '../../../contract/entities/conversation.ts';
import { OPENED } from '../../domain/conversation/open.ts';
import { conversationWork } from '../../domain/conversation/work.ts';
import { DAY, later } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { round, rowsOf, talking } from '../../testing/talk.ts';
import type { TestApp } from '../../testing/test-app.ts';

const noticesOf = async (t: TestApp, type: string) => {
  const of = async (uid: string) =>
    (await rowsOf(t, uid, 'notification')).filter((notice) => notice.type === type).length;
  return { mia: await of('mia'), owner: await of('owner') };
};

/** An appointment in `days` that the company has proposed and mia has taken. */
async function agreed(t: TestApp, days = 3) {
  const scene = await talking(t);
  const time = new Date(t.now.getTime() + days * DAY).toISOString();
  const about = { minutes: 45, place: 'Am Markt 1' };
  const { data } = await scene.say('owner', 'A look at the shop', {
    type: 'appointment',
    appointment: { step: 'proposed', times: [time], ...about },
  });
  const answer = (uid: string, step: Appointment['step'], times: string[] = []) =>
    scene.say(uid, 'A look at the shop', {
      clientId: v7(),
      type: 'appointment',
      replyTo: data.message._id,
      appointment: { step, times, ...about },
    });
  expect((await answer('mia', 'taken', [time])).status).toBe(200);
  return { ...scene, answer, time, proposal: data.message };
}

const steps = async (t: TestApp) =>
  (await t.db.selectFrom('message').selectAll().orderBy('seq').execute()).map(
    ({ sender_id, appointment }) => [sender_id, appointment?.step],
  );

onDatabase((app) => {
  test('chat.4 a reminder goes with its appointment, also where it was read; that of another one stays', async () => {
    const t = app();
    const { answer, say, time } = await agreed(t);
    const other = await say('mia', 'A second look', {
      type: 'appointment',
      appointment: { step: 'proposed', times: [time], minutes: 15, place: '' },
    });
    const taken = { step: 'taken', times: [time], minutes: 15, place: '' } as const;
    await say('owner', 'A second look', {
      type: 'appointment',
      replyTo: other.data.message._id,
      appointment: { ...taken, times: [time] },
    });
    later(t, 2 * DAY + 1000);
    await t.doWork();
    expect(await noticesOf(t, 'appointment')).toEqual({ mia: 2, owner: 2 });
    await t.call('mia', 'notification.read-all', { userId: 'mia', upTo: t.now.toISOString() });
    expect((await answer('owner', 'withdrawn')).status).toBe(200);
    expect(await noticesOf(t, 'appointment')).toEqual({ mia: 1, owner: 1 });
  });

  test('chat.4 who leaves a conversation calls off what is agreed there; the other side reads it, nobody is reminded', async () => {
    const t = app();
    const { _conversationId } = await agreed(t);
    await t.call('owner', 'notification.read-all', { userId: 'owner', upTo: t.now.toISOString() });
    const closed = await t.call('mia', 'conversation.close', { _conversationId });
    expect(closed.data).toMatchObject({ status: 'closed', closedBy: 'talent', lastSeq: 3 });
    expect(await steps(t)).toEqual([
      ['owner', 'proposed'],
      ['mia', 'taken'],
      ['mia', 'declined'],
    ]);
    const told = (await rowsOf(t, 'owner', 'notification')).filter(({ readAt }) => readAt === null);
    expect(told.map(({ type }) => type)).toEqual(['message']);
    later(t, 2 * DAY + 1000);
    await t.doWork();
    expect(await noticesOf(t, 'appointment')).toEqual({ mia: 0, owner: 0 });
  });

  test('chat.4 what is over is not called off, and no time to come is cut off by one that closes of itself', async () => {
    const t = app();
    const { _conversationId } = await agreed(t, 40);
    const { id } = await t.db.selectFrom('application').select('id').executeTakeFirstOrThrow();
    const hired = JSON.stringify({ hired: t.now.toISOString() });
    await t.db
      .updateTable('application')
      .set({ status: 'hired', status_at: hired })
      .where('id', '=', id)
      .execute();
    const statusAfter = async (days: number) => {
      later(t, days * DAY);
      await round(t, conversationWork);
      return (await rowsOf(t, 'mia', 'conversation'))[0]?.status;
    };
    expect(await statusAfter(31)).toBe('open');
    expect(await statusAfter(10)).toBe('closed');
    await t.db.updateTable('conversation').set(OPENED).where('id', '=', _conversationId).execute();
    await t.call('mia', 'conversation.close', { _conversationId });
    expect(await steps(t)).toHaveLength(2);
  });

  test('chat.4 an appointment still holds where both have emptied the conversation, and is erased once it is over', async () => {
    const t = app();
    const { say, _conversationId: conversationId, answer } = await agreed(t);
    await say('mia', 'Thank you');
    for (const uid of ['mia', 'owner'])
      await t.call(uid, 'conversation.clean', { conversationId, upToSeq: 99 });
    const live = [
      ['owner', 'proposed'],
      ['mia', 'taken'],
    ];
    expect(await steps(t)).toEqual(live);
    later(t, 2 * DAY + 1000);
    await t.doWork();
    expect(await noticesOf(t, 'appointment')).toEqual({ mia: 1, owner: 1 });
    expect(await steps(t)).toEqual(live);
    // It can still be called off; the answer is new.
    expect((await answer('mia', 'declined')).status).toBe(200);
    later(t, DAY + 3_600_000);
    await t.doWork();
    expect(await steps(t)).toEqual([['mia', 'declined']]);
  });
});
