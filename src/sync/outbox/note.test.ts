import { expect, it } from 'vitest';
import { OUTBOX_FULL } from '../../../contract/limits.ts';
import { syncStatus } from '../../replica/queries/outbox.ts';
import { engineFor, noAnswer, UID } from '../testing/engine.ts';
import { createNote } from './note.ts';
import { OutboxFullError } from './outbox-full-error.ts';

const unhandled = async (act: () => void): Promise<unknown[]> => {
  const seen: unknown[] = [];
  const hear = (reason: unknown) => seen.push(reason);
  process.on('unhandledRejection', hear);
  act();
  // Node tells of it once the microtasks are through.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  process.off('unhandledRejection', hear);
  return seen;
};

it('a change that nobody waits for is left out while the outbox is full, and nothing else is kept quiet', async () => {
  const note = (error: unknown) => createNote(() => Promise.reject(error));
  const args = { userId: UID, upTo: '2026-11-20T04:26:00.000Z' };
  expect(await unhandled(() => note(new OutboxFullError())('notification.read-all', args))).toEqual([]);
  const broken = new Error('the store is closed');
  expect(await unhandled(() => note(broken)('notification.read-all', args))).toEqual([broken]);
});

it('W12.1 W12.2 from a thousand waiting entries on the person is told; a read mark is no longer taken, a message is', async () => {
  const { engine, db } = engineFor(() => noAnswer);
  const first = await engine.mutate('notification.create', {
    userId: UID,
    _id: '01932f6e-0000-7000-8000-000000000001',
    type: 'reminder',
    text: 'Call',
    at: '2026-11-21T04:26:00.000Z',
  });
  expect((await syncStatus(db)).full).toBe(false);
  const [one] = await db.outbox.toArray();
  if (!one) throw new Error('nothing waits');
  const { order: _, ...entry } = one;
  await db.outbox.bulkAdd(
    Array.from({ length: OUTBOX_FULL - 1 }, (_, at) => ({ ...entry, id: `${first}-${at}` })),
  );
  expect(await syncStatus(db)).toMatchObject({ waiting: OUTBOX_FULL, full: true });
  const upTo = { userId: UID, upTo: '2026-11-20T04:26:00.000Z' };
  await expect(engine.mutate('notification.read-all', upTo)).rejects.toThrow(OutboxFullError);
  await engine.mutate('report.create', {
    _id: '01932f6e-0000-7000-8000-000000000002',
    target: { type: 'company', id: '01932f6e-0000-7000-8000-000000000003' },
    reason: 'other',
    text: 'This is no bakery.',
  });
  expect(await db.outbox.count()).toBe(OUTBOX_FULL + 1);
});
