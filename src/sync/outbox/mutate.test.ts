import { describe, expect, it } from 'vitest';
import {
  APPLICATION,
  applyArgs,
  changed,
  engineFor,
  job,
  messageArgs,
  noAnswer,
  page,
} from '../testing/engine.ts';

async function withMarket() {
  const made = engineFor(() => page({ changes: [changed('market', 'job', job())] }));
  await made.engine.pull();
  return made;
}

describe('W2.1 rows and outbox entry are one transaction', () => {
  it('job.4 writes the application and its entry, which knows the rows it touches', async () => {
    const { engine, db } = await withMarket();
    const entryId = await engine.mutate('application.add', applyArgs);
    expect(await db.application.get(APPLICATION)).toMatchObject({ status: 'submitted', receipt: null });
    expect(await db.outbox.toArray()).toMatchObject([
      { id: entryId, name: 'application.add', state: 'waiting', touches: [`application:${APPLICATION}`] },
    ]);
  });

  it('writes neither where one of them cannot be written', async () => {
    const { engine, db } = await withMarket();
    const doomed = new Error('disk full');
    db.outbox.hook('creating', () => {
      throw doomed;
    });
    await expect(engine.mutate('application.add', applyArgs)).rejects.toThrow('disk full');
    expect(await db.application.count()).toBe(0);
    expect(await db.base.count()).toBe(0);
  });

  it('takes the draft along in the same transaction', async () => {
    const { engine, db } = await withMarket();
    await db.draft.put({ key: 'application:x', value: { note: 'halb' }, at: '' });
    await engine.mutate('application.add', applyArgs, { draft: 'application:x' });
    expect(await db.draft.count()).toBe(0);
  });
});

describe('W2.1 the changes of one act are one transaction', () => {
  const write = (n: number, text?: string) => ({
    name: 'conversation.add-message' as const,
    args: messageArgs(n, text),
  });

  it('in their order, at one moment', async () => {
    const { engine, db } = await withMarket();
    const ids = await engine.mutateAll([write(1), write(2), write(3)]);
    const entries = await db.outbox.orderBy('order').toArray();
    expect(entries.map(({ id }) => id)).toEqual(ids);
    expect(entries.map(({ args }) => (args as { text: string }).text)).toEqual([
      'Nachricht 1',
      'Nachricht 2',
      'Nachricht 3',
    ]);
    expect(new Set(entries.map(({ at }) => at)).size).toBe(1);
    expect(await engine.mutateAll([])).toEqual([]);
  });

  it('company.2 all of them or none', async () => {
    const { engine, db } = await withMarket();
    const doomed = new Error('disk full');
    db.outbox.hook('creating', (_, { args }: { args: unknown }) => {
      if ((args as { text?: string }).text === 'Nachricht 3') throw doomed;
    });
    await expect(engine.mutateAll([write(1), write(2), write(3)])).rejects.toThrow('disk full');
    expect(await db.outbox.count()).toBe(0);
    await expect(engine.mutateAll([write(1), write(4, 'x'.repeat(5000))])).rejects.toMatchObject({
      code: 'fields_invalid',
    });
    expect(await db.outbox.count()).toBe(0);
  });
});

describe('W2.3 a tap locks what its effect needs', () => {
  /** Tables of the transactions that a change begins. */
  async function locked(
    change: (engine: Awaited<ReturnType<typeof withMarket>>['engine']) => Promise<unknown>,
  ) {
    const { engine, db } = await withMarket();
    const transactions: string[][] = [];
    const begin = db.transaction.bind(db) as (...given: unknown[]) => never;
    db.transaction = ((mode: string, tables: { name: string }[], work: unknown) => {
      transactions.push(tables.map(({ name }) => name).sort());
      return begin(mode, tables, work);
    }) as never;
    await change(engine);
    return transactions;
  }

  it('the tables of the mutation, bases and outbox', async () => {
    const tables = await locked((engine) => engine.mutate('application.add', applyArgs));
    expect(tables).toEqual([['application', 'base', 'job', 'outbox']]);
  });

  it('with the draft it was written in; of several changes the tables of all', async () => {
    const one = await locked((engine) => engine.mutate('application.add', applyArgs, { draft: 'x' }));
    expect(one).toEqual([['application', 'base', 'draft', 'job', 'outbox']]);
    const two = await locked((engine) =>
      engine.mutateAll([
        { name: 'tracking.delete', args: { trackingId: APPLICATION } },
        { name: 'user.set-setting', args: { userId: 'seeker1', setting: {} } },
      ]),
    );
    expect(two).toEqual([['base', 'outbox', 'tracking', 'user']]);
  });
});

describe('W1.1 arguments have a schema', () => {
  it('refuses wrong arguments before anything is written', async () => {
    const { engine, db } = await withMarket();
    await expect(
      engine.mutate('application.add', { ...applyArgs, note: 'x'.repeat(1501) }),
    ).rejects.toMatchObject({
      code: 'fields_invalid',
    });
    await expect(engine.mutate('application.add', { ...applyArgs, _jobId: null as never })).rejects.toThrow(
      'required parameter _jobId was null or undefined',
    );
    expect(await db.outbox.count()).toBe(0);
  });
});

describe('W3.1 ids are made at the tap', () => {
  it('lets a message name an application the server has not seen', async () => {
    const { engine, db } = await withMarket();
    const applied = await engine.mutate('application.add', applyArgs);
    await engine.mutate('conversation.add-message', messageArgs(1), { after: applied });
    expect(await db.conversation.toArray()).toMatchObject([{ status: 'requested', lastSeq: 0 }]);
    expect(await db.message.toArray()).toMatchObject([{ seq: null, side: 'talent' }]);
  });
});

describe('an entry that has not been sent', () => {
  it('can be discarded, and its effect goes with it', async () => {
    const { engine, db } = await withMarket();
    const entryId = await engine.mutate('application.add', applyArgs);
    expect(await engine.discard(entryId)).toBe(1);
    expect(await db.application.count()).toBe(0);
    expect(await db.outbox.count()).toBe(0);
  });

  it('W5.1 can no longer be discarded once it is claimed', async () => {
    const made = engineFor(() => noAnswer);
    const entryId = await made.engine.mutate('notification.read-all', {
      userId: 'seeker1',
      upTo: '2026-11-20T04:26:00.000Z',
    });
    await made.db.outbox.toCollection().modify({ state: 'sending' });
    expect(await made.engine.discard(entryId)).toBe(0);
    expect(await made.db.outbox.count()).toBe(1);
  });
});

describe('W11.4 several changes of one act', () => {
  it('carry its moment and are held as long as each other, also those whose kind goes at once', async () => {
    const { engine, db } = await withMarket();
    const at = Date.parse('2026-11-20T10:00:00.000Z');
    await engine.mutate('application.add', applyArgs, { at, hold: true });
    await engine.mutate('conversation.add-message', messageArgs(1), { at, hold: true });
    await engine.mutate('conversation.add-message', messageArgs(2));
    const [first, second, third] = await db.outbox.orderBy('order').toArray();
    expect([first, second]).toMatchObject([
      { at: '2026-11-20T10:00:00.000Z', holdUntil: at + 10_000 },
      { at: '2026-11-20T10:00:00.000Z', holdUntil: at + 10_000 },
    ]);
    expect(third).toMatchObject({ holdUntil: 0 });
  });
});
