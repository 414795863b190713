import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Conversation, Message } from '../../../contract/entities/conversation.ts';
import type { Job } from '../../../contract/entities/job.ts';
import type { Notification } from '../../../contract/entities/notification.ts';
import { indexName, Replica } from '../database.ts';
import { createIndexStore } from '../market/index-store.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { KEPT, trim } from './trim.ts';
import { RELOAD_CURSOR, reloadTrimmed } from './trim-note.ts';

const EVERYTHING = Number.MAX_SAFE_INTEGER;
const NOW = Date.parse('2026-11-20T04:26:00.000Z');

let db: Replica;
beforeEach(() => {
  db = new Replica('ada', { indexedDB: new IDBFactory(), IDBKeyRange });
});

const at = (n: number) => new Date(NOW + n * 1000).toISOString();
const pad = (n: number) => String(n).padStart(4, '0');
const jobs = (count: number) =>
  Array.from(
    { length: count },
    (_, n) =>
      ({
        _id: `job${pad(n)}`,
        _bucket: 'market',
        ver: 1,
        publishedAt: at(n),
        description: 'x'.repeat(900),
      }) as Job & {
        _bucket: string;
      },
  );
const entry = (more: Partial<OutboxEntry>) =>
  ({ id: 'e1', state: 'waiting', args: {}, touches: [], reads: [], ...more }) as OutboxEntry;

describe('S2.2 when space runs out', () => {
  it('S7.3 takes the index of the market before anything else', async () => {
    const index = createIndexStore(db.factory, indexName('ada'));
    await index.write([{ terms: 'nachts', places: new Uint8Array([1, 0]), facts: '[]' }], []);
    await trim(db, 1, NOW);
    expect(await index.keys()).toEqual([]);
  });

  it('takes the oldest jobs of the market first, and no more than needed', async () => {
    await db.job.bulkPut(jobs(1000));
    const freed = await trim(db, 250_000, NOW);
    expect(freed.bytes).toBeGreaterThanOrEqual(250_000);
    expect(freed.rows).toBe(400);
    expect((await db.job.toCollection().primaryKeys())[0]).toBe('job0400');
  });

  it('leaves the jobs that waiting entries have changed, read or name, and those somebody has applied to or saved', async () => {
    await db.job.bulkPut(jobs(KEPT.jobs + 8));
    await db.base.put({ key: 'job:job0000', row: null });
    await db.outbox.add(entry({ touches: ['job:job0001'], reads: ['job:job0002'] }));
    await db.outbox.add(entry({ id: 'e2', args: { inner: [{ _jobId: 'job0003' }] } as never }));
    await db.application.put({ _id: 'a1', _bucket: 'user:ada', _jobId: 'job0004' } as never);
    await db.draft.put({ key: 'application:job0005', value: 'halb', at: at(0) });
    const savedJobs = { job0007: { value: true, at: at(0) } };
    await db.user.put({ _id: 'ada', _bucket: 'user:ada', settings: { savedJobs } } as never);
    await trim(db, EVERYTHING, NOW, { args: { _jobId: 'job0006' } });
    // All eight, and the newest of the market.
    expect(await db.job.count()).toBe(KEPT.jobs + 8);
    await db.draft.clear();
    await db.application.clear();
    await db.user.clear();
    await trim(db, EVERYTHING, NOW);
    expect((await db.job.toCollection().primaryKeys()).slice(0, 5)).toEqual(
      [0, 1, 2, 3, 8].map((n) => `job${pad(n)}`),
    );
  });

  it('never takes the outbox, drafts or waiting files', async () => {
    await db.outbox.add(entry({}));
    await db.draft.put({ key: 'message:c1', value: 'halb', at: at(0) });
    await db.file.put({ id: 'f1', bytes: new ArrayBuffer(8) } as never);
    await trim(db, EVERYTHING, NOW);
    expect([await db.outbox.count(), await db.draft.count(), await db.file.count()]).toEqual([1, 1, 1]);
  });

  it('keeps the newest notifications, the newest conversations whole, and the end of every other', async () => {
    await db.notification.bulkPut(
      Array.from(
        { length: KEPT.notifications + 5 },
        (_, n) =>
          ({ _id: `n${pad(n)}`, _bucket: 'user:ada', createdAt: at(n) }) as Notification & {
            _bucket: string;
          },
      ),
    );
    for (let c = 0; c <= KEPT.conversations; c += 1) {
      await db.conversation.put({
        _id: `c${pad(c)}`,
        _bucket: 'user:ada',
        lastMessage: { at: at(c) },
        createdAt: at(0),
      } as Conversation & { _bucket: string });
      await db.message.bulkPut(
        Array.from(
          { length: KEPT.messages + 3 },
          (_, n) =>
            ({
              _id: `c${pad(c)}m${pad(n)}`,
              _bucket: 'user:ada',
              _conversationId: `c${pad(c)}`,
              // The last one has not been received: it is nowhere else.
              seq: n === KEPT.messages + 2 ? null : n + 1,
            }) as Message & { _bucket: string },
        ),
      );
    }
    await trim(db, EVERYTHING, NOW);
    expect((await db.notification.orderBy('createdAt').first())?._id).toBe('n0005');
    const oldest = await db.message.where('_conversationId').equals('c0000').primaryKeys();
    expect(oldest.length).toBe(KEPT.messages + 1);
    expect(oldest).toContain(`c0000m${pad(KEPT.messages + 2)}`);
    expect(await db.message.where('_conversationId').equals('c0001').count()).toBe(KEPT.messages + 3);
  });

  it('forgets what was received only after all else', async () => {
    await db.received.put({ id: 'r1', at: NOW, entry: entry({}) });
    await db.job.bulkPut(jobs(KEPT.jobs + 300));
    await trim(db, 1000, NOW);
    expect(await db.received.count()).toBe(1);
    await trim(db, EVERYTHING, NOW);
    expect(await db.received.count()).toBe(0);
  });

  it('notes that rows are missing, and lets all come back by asking the server to start anew', async () => {
    await trim(db, EVERYTHING, NOW);
    expect(await db.meta.get('trimmed')).toBeUndefined();
    await db.job.bulkPut(jobs(KEPT.jobs + 3));
    await db.meta.put({ key: 'cursor', value: 'c7' });
    await trim(db, EVERYTHING, NOW);
    expect((await db.meta.get('trimmed'))?.value).toBe(NOW);
    await reloadTrimmed(db);
    expect((await db.meta.get('cursor'))?.value).toBe(RELOAD_CURSOR);
    expect(await db.meta.get('trimmed')).toBeUndefined();
  });
});
