import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { Replica } from '../database.ts';
import { ENTRY_FORMAT, type OutboxEntry } from '../outbox-entry.ts';
import { heldItems, outboxItems } from './outbox-items.ts';

const JOB = '01932f6e-0000-7000-8000-000000000001';

function replica(): Replica {
  return new Replica('owner', { indexedDB: new IDBFactory(), IDBKeyRange });
}

const deletion = (more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 'a',
  format: ENTRY_FORMAT,
  name: 'job.delete',
  args: { jobId: JOB },
  lane: `job:${JOB}`,
  after: null,
  at: '2026-11-20T04:26:00.000Z',
  touches: [`companyJob:${JOB}`],
  reads: [],
  state: 'waiting',
  sent: false,
  again: false,
  files: [],
  fence: 0,
  tries: 0,
  rounds: 0,
  failedAt: 0,
  nextAt: 0,
  holdUntil: 10_000,
  refusal: null,
  ...more,
});

it('W11.3 a job that is deleted here keeps its name for as long as that can be undone', async () => {
  const db = replica();
  await db.base.put({ key: `companyJob:${JOB}`, row: { _id: JOB, title: 'Baker' } as never });
  await db.outbox.add(deletion());
  expect(await heldItems(db)).toMatchObject([{ job: 'Baker', entry: { id: 'a' } }]);
});

it('W11.3 what was never held back, or has gone out, is not among them', async () => {
  const db = replica();
  await db.outbox.bulkAdd([
    deletion({ id: 'free', holdUntil: 0 }),
    deletion({ id: 'gone', state: 'sending' }),
    deletion({ id: 'newer', format: (ENTRY_FORMAT + 1) as never }),
  ]);
  expect(await heldItems(db)).toEqual([]);
  expect(await outboxItems(db)).toHaveLength(3);
});

it('W10.2 an entry of a newer version is told without looking into it', async () => {
  const db = replica();
  await db.outbox.add({ id: 'b', format: ENTRY_FORMAT + 1, name: 'hologram.send' } as never);
  expect(await outboxItems(db)).toMatchObject([{ job: '', who: '' }]);
});
