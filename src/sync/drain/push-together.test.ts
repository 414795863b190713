import { describe, expect, it } from 'vitest';
import type { BatchEntry } from '../../../contract/batch.ts';
import { putMeta, writeGate } from '../../replica/write-gate.ts';
import {
  answer,
  engineFor,
  messageArgs,
  noAnswer,
  page,
  refuse,
  type Sent,
  START,
} from '../testing/engine.ts';
import type { Outcome } from '../wire/outcome.ts';

type Batch = (Outcome<unknown> | 'not done')[];

/** Messages that wait in one conversation, and a server that takes them together or alone. */
async function waiting(
  count: number,
  together: (entries: readonly BatchEntry[]) => Batch,
  alone?: (request: Sent) => Outcome<unknown>,
) {
  const batches: BatchEntry[][] = [];
  const made = engineFor(
    (request) => (request.name === 'sync.pull' ? page() : (alone?.(request) ?? answer({}))),
    {
      sendBatch: async (entries) => {
        batches.push([...entries]);
        return together(entries);
      },
    },
  );
  await made.engine.pull();
  made.sent.length = 0;
  const ids: string[] = [];
  for (let n = 1; n <= count; n += 1)
    ids.push(await made.engine.mutate('conversation.add-message', messageArgs(n)));
  return { ...made, batches, ids };
}
const yes = (entries: readonly BatchEntry[]): Batch => entries.map(() => answer({}));

describe('W4.3 what has piled up', () => {
  it('goes in one request, in order, each under its own key', async () => {
    const { engine, db, batches, sent, ids } = await waiting(3, yes);
    expect(await engine.drain()).toMatchObject({ ran: true, received: 3, wakeAt: null });
    expect(batches.map((batch) => batch.map(({ key, lane }) => [key, lane]))).toEqual([
      ids.map((id) => [id, 0]),
    ]);
    expect(sent).toEqual([]);
    expect(await db.outbox.count()).toBe(0);
    expect(await db.received.count()).toBe(3);
  });

  it('one alone is no batch', async () => {
    const { engine, batches, sent } = await waiting(1, yes);
    await engine.drain();
    expect(batches).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('the first that is refused stops its lane; what was not done waits behind it', async () => {
    const { engine, db, batches, sent } = await waiting(4, () => [
      answer({}),
      refuse(422, 'fields_invalid'),
      'not done',
      'not done',
    ]);
    expect(await engine.drain()).toMatchObject({ received: 1 });
    expect(batches).toHaveLength(1);
    // Decided by what the batch has said of it: it is not asked again.
    expect(sent).toEqual([]);
    expect(await db.outbox.toArray()).toMatchObject([
      { state: 'refused', sent: true },
      { state: 'waiting', sent: true },
      { state: 'waiting', sent: true },
    ]);
  });

  it('what the server has not done goes together again after the pause that the first has met', async () => {
    let busy = true;
    const limit = refuse(429, 'too_many_requests');
    if (limit.kind === 'failure') limit.failure.retryAfterMs = 60_000;
    const { engine, db, batches, sent, time } = await waiting(60, (entries) =>
      entries.map((_, at) => (!busy || at === 0 ? (busy ? limit : answer({})) : 'not done')),
    );
    expect(await engine.drain()).toMatchObject({ received: 0, wakeAt: time.now + 60_000 });
    busy = false;
    time.now += 60_000;
    expect(await engine.drain()).toMatchObject({ received: 60 });
    expect(sent).toHaveLength(1);
    expect(batches.slice(1).map((batch) => batch.length)).toEqual([25, 25, 9]);
    expect(await db.outbox.count()).toBe(0);
  });

  it('R8 each says when it was done, by the server’s clock', async () => {
    const { engine, batches, ports, time } = await waiting(1, yes);
    await writeGate(ports.db, () => putMeta(ports.db, 'clockOffset', 3_600_000));
    time.now += 5_000;
    await engine.mutate('conversation.add-message', messageArgs(2));
    await engine.drain();
    expect(batches[0]?.map(({ at }) => Date.parse(at as string) - 3_600_000)).toEqual([START, START + 5_000]);
  });

  it('without an answer each goes on alone, in order and under its own key', async () => {
    const { engine, db, batches, sent, ids } = await waiting(3, (entries) => entries.map(() => noAnswer));
    expect(await engine.drain()).toMatchObject({ received: 3 });
    expect(batches).toHaveLength(1);
    expect(sent.map(({ key }) => key)).toEqual(ids);
    expect(await db.outbox.count()).toBe(0);
  });

  it('W8.4 an answer that is late counts as long as the lease is ours, and else changes nothing', async () => {
    const { engine, db, ports } = await waiting(2, yes);
    ports.sendBatch = async (entries) => {
      await db.lease.update('drain', { fence: 99 });
      return yes(entries);
    };
    expect(await engine.drain()).toMatchObject({ received: 0 });
    expect(await db.outbox.count()).toBe(2);
  });

  it('W8.2 nothing goes with the token of somebody else', async () => {
    const { engine, batches, sent, ports, db } = await waiting(2, yes);
    ports.credentials = async () => ({ uid: 'somebody', token: 'theirs' });
    await engine.drain();
    expect([batches, sent]).toEqual([[], []]);
    expect(await db.outbox.toArray()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  });

  it('what an earlier batch may have brought goes alone', async () => {
    const { engine, batches, sent } = await waiting(
      2,
      (entries) => entries.map(() => noAnswer),
      () => noAnswer,
    );
    await engine.drain();
    await engine.drain({ wakeSleepers: true });
    expect(batches).toHaveLength(1);
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([sent[0]?.key]));
  });
});
