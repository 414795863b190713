// Dexie's live queries start only where there is a global store.
import 'fake-indexeddb/auto';
import { liveQuery } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import type { Message } from '../../../contract/entities/conversation.ts';
import { Replica } from '../database.ts';
import { ENTRY_FORMAT, type OutboxEntry } from '../outbox-entry.ts';
import { chat } from './chat.ts';
import { messageWindow, WINDOW } from './message-window.ts';
import { outboxItems } from './outbox-items.ts';

const _bucket = 'user:me';

function replica(): Replica {
  return new Replica('me', { indexedDB: new IDBFactory(), IDBKeyRange });
}

const message = (seq: number) =>
  ({ _id: `m${seq}`, ver: 1, _conversationId: 'talk', seq, clientAt: '', _bucket }) as Message & {
    _bucket: string;
  };

const entry = (name: string, lane: string) =>
  ({
    id: name,
    format: ENTRY_FORMAT,
    name,
    lane,
    args: { _conversationId: 'talk', clientId: `${name} ${lane}` },
    state: 'waiting',
  }) as unknown as OutboxEntry;

it('shows the newest messages, keeps its beginning while more come in, and goes back step by step', async () => {
  const db = replica();
  await db.message.bulkPut(Array.from({ length: WINDOW + 20 }, (_, at) => message(at + 1)));
  const first = await messageWindow(db, 'talk');
  expect([first.hasEarlier, first.messages.length, first.messages[0]?.seq]).toEqual([true, WINDOW, 21]);
  await db.message.put(message(WINDOW + 21));
  const then = await messageWindow(db, 'talk', first.from);
  expect([then.hasEarlier, then.messages.length, then.messages[0]?.seq]).toEqual([true, WINDOW + 1, 21]);
  const back = await messageWindow(db, 'talk', then.before);
  expect([back.hasEarlier, back.messages.length, back.messages[0]?.seq]).toEqual([false, WINDOW + 21, 1]);
});

it('a short conversation has no beginning that what comes later of its past would stand before', async () => {
  const db = replica();
  await db.message.bulkPut([message(8), message(9)]);
  const { from, hasEarlier } = await messageWindow(db, 'talk');
  expect([from, hasEarlier]).toEqual([0, false]);
  await db.message.put(message(7));
  const then = await messageWindow(db, 'talk', from);
  expect(then.messages.map(({ seq }) => seq)).toEqual([7, 8, 9]);
});

it('leaves out what was emptied or deleted for oneself, and ends with what only this device has', async () => {
  const db = replica();
  const me = { _userId: 'me', clearedSeq: 2, lastReadSeq: 0 };
  // Of the row only these fields are read.
  await db.conversation.put({ _id: 'talk', _bucket, participants: [me] } as never);
  const unsent = entry('conversation.add-message', 'application:a');
  await db.outbox.add(unsent);
  await db.message.bulkPut([
    message(2),
    message(3),
    { ...message(4), deletedFor: ['me'] },
    message(5),
    { ...message(6), _conversationId: 'other' },
    { ...message(7), _id: (unsent.args as { clientId: string }).clientId, seq: null },
  ]);
  const { messages, hasEarlier } = await messageWindow(db, 'talk');
  expect([messages.map(({ seq }) => seq), hasEarlier]).toEqual([[3, 5, null], false]);
});

it('knows the messages on their way, and nothing else of their lane', async () => {
  const db = replica();
  await db.outbox.bulkAdd(
    [
      entry('conversation.read', 'conversation:talk'),
      entry('conversation.add-message', 'conversation:talk'),
      entry('conversation.add-message', 'conversation:other'),
    ].map((row, at) => ({ ...row, id: `e${at}` })),
  );
  const { entries } = await messageWindow(db, 'talk');
  expect(entries.map(({ id }) => id)).toEqual(['e1']);
});

it('chat.7 tells in one breath that a message waits no longer and that the conversation has it', async () => {
  const db = replica();
  const row = { _id: 'talk', _bucket, participants: [], _companyId: 'c', _applicationId: 'a', lastSeq: 0 };
  await db.conversation.put(row as never);
  const order = await db.outbox.add({ ...entry('conversation.add-message', 'conversation:talk') });
  const told: string[] = [];
  const subscription = liveQuery(() => chat(db, { conversationId: 'talk' })).subscribe((found) =>
    told.push(`${found?.waiting} waiting, ${found?.conversation?.lastSeq} there`),
  );
  await expect.poll(() => told).toEqual(['1 waiting, 0 there']);
  await db.transaction('rw', db.conversation, db.outbox, async () => {
    await db.outbox.delete(order);
    await db.conversation.update('talk', { lastSeq: 1 });
  });
  await expect.poll(() => told.at(-1)).toBe('0 waiting, 1 there');
  expect(told).not.toContain('0 waiting, 0 there');
  subscription.unsubscribe();
});

it('R1.1 queries over several tables hear of a change in each of them', async () => {
  const db = replica();
  const row = {
    _id: 'talk',
    _bucket,
    jobTitle: 'before',
    participants: [],
    _companyId: 'c',
    _applicationId: 'a',
  };
  await db.conversation.put(row as never);
  await db.outbox.add({ ...entry('conversation.add-message', 'conversation:talk') });
  const titles: string[] = [];
  const jobs: string[] = [];
  const subscriptions = [
    liveQuery(() => chat(db, { conversationId: 'talk' })).subscribe((found) =>
      titles.push(found?.jobTitle ?? ''),
    ),
    liveQuery(() => outboxItems(db)).subscribe((items) => jobs.push(items[0]?.job ?? '')),
  ];
  await expect.poll(() => [titles.at(-1), jobs.at(-1)]).toEqual(['before', 'before']);
  await db.conversation.update('talk', { jobTitle: 'after' });
  await expect.poll(() => [titles.at(-1), jobs.at(-1)]).toEqual(['after', 'after']);
  for (const subscription of subscriptions) subscription.unsubscribe();
});

it('chat.4 knows what has become of an appointment, and its own answers that are on their way', async () => {
  const db = replica();
  const said = (seq: number, step: string, times: string[], more: Partial<Message> = {}) => ({
    ...message(seq),
    side: 'company' as const,
    replyTo: null,
    appointment: { step, times, minutes: 30, place: '' } as Message['appointment'],
    ...more,
  });
  const time = '2026-11-26T15:30:00.000Z';
  await db.message.bulkPut([
    said(1, 'proposed', [time]),
    said(2, 'taken', [time], { side: 'talent', replyTo: 'm1' }),
    said(3, 'proposed', [time]),
  ]);
  // Emptied up to here; what was agreed still holds.
  const me = { _userId: 'me', clearedSeq: 2, lastReadSeq: 3 };
  await db.conversation.put({ _id: 'talk', _bucket, participants: [me] } as never);
  const stepsNow = async () =>
    [...(await messageWindow(db, 'talk')).appointments.values()].map(({ state }) => state.step);
  await db.outbox.bulkAdd([
    entry('conversation.add-message', 'message:m3'),
    entry('conversation.delete-message', 'message:m1'),
  ] as never[]);
  const { appointments, entries, messages } = await messageWindow(db, 'talk');
  expect(messages.map(({ seq }) => seq)).toEqual([3]);
  expect([...appointments].map(([id, { state }]) => [id, state.step, state.answer?._id])).toEqual([
    ['m1', 'taken', 'm2'],
    ['m3', 'proposed', undefined],
  ]);
  expect(entries.map(({ lane }) => lane)).toEqual(['message:m3']);

  const serverAt = '2026-11-20T09:00:00.000Z';
  await db.message.toCollection().modify({ serverAt });
  const statusAt = { submitted: '2026-11-20T08:00:00.000Z' };
  // Of the row only these fields are read.
  const row = { _id: 'a', _bucket, _conversationId: 'talk', statusAt };
  await db.application.put(row as never);
  expect(await stepsNow()).toEqual(['taken', 'proposed']);
  await db.application.put({
    ...row,
    statusAt: { ...statusAt, withdrawn: '2026-11-24T08:00:00.000Z' },
  } as never);
  expect(await stepsNow()).toEqual(['withdrawn', 'withdrawn']);
});
