// Dexie's live queries start only where there is a global store.
import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { forceCloseDatabase } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { entry, kept, noRepair } from '../../testing/store.ts';
import type { Replica } from '../database.ts';
import { saveDraft } from '../drafts.ts';
import { watchReplica } from '../watch.ts';
import { writeGate } from '../write-gate.ts';
import { StoreFullError } from './guard.ts';
import { KEPT } from './trim.ts';

type Fake = IDBTransaction & { _abort: (name: string | null) => void };

/** The browser ends the running transaction, with a reason or without. */
function abort(name: string | null): void {
  (Dexie.currentTransaction.idbtrans as Fake)._abort(name);
}

/** A disk with room for the outbox only once jobs were taken away. */
function smallDisk(db: Replica, reason: string | null = 'QuotaExceededError', roomy = true): void {
  let room = false;
  db.job.hook('deleting', () => {
    room = roomy;
  });
  function check(this: { onsuccess?: unknown }) {
    // Taken first, and refused when it is to be written down: as browsers do it.
    this.onsuccess = () => room || abort(reason);
  }
  db.outbox.hook('creating', check);
  db.draft.hook('creating', check);
}

/** Jobs that can be taken away, beside those that are kept in any case. */
const OLD = 3;
const job = (n: number) =>
  ({ _id: `j${n}`, _bucket: 'market', ver: 1, publishedAt: new Date(n * 1000).toISOString() }) as never;
const old = async (db: Replica) => (await db.job.count()) - KEPT.jobs;

async function withJobs(given?: Parameters<typeof kept>[0]) {
  const made = kept(given);
  await made.keeper.ready;
  await made.db.job.bulkPut(Array.from({ length: OLD + KEPT.jobs }, (_, n) => job(n)));
  return made;
}

describe('S3.1 a write that finds no room', () => {
  it('S2.2 is written after older rows were taken away', async () => {
    const { db, watch } = await withJobs();
    smallDisk(db);
    await writeGate(db, () => db.outbox.add(entry('e1')));
    expect([await db.outbox.count(), await old(db)]).toEqual([1, 0]);
    expect(watch.read().trouble).toBe('none');
  });

  it('is recognised without a reason by what the browser says of its quota', async () => {
    const { db, space } = await withJobs();
    smallDisk(db, null);
    space.now = { usage: 999_999, quota: 1_000_000 };
    await writeGate(db, () => db.outbox.add(entry('e1')));
    expect([await db.outbox.count(), await old(db)]).toEqual([1, 0]);
  });

  it('takes nothing away where a transaction ended without a reason and there is room', async () => {
    const { db, space } = await withJobs();
    space.now = { usage: 1, quota: 1_000_000 };
    let runs = 0;
    await writeGate(db, async () => {
      runs += 1;
      await db.outbox.add(entry('e1'));
      if (runs === 1) abort(null);
    });
    expect([runs, await db.outbox.count(), await old(db)]).toEqual([2, 1, OLD]);
  });

  it('fails with its own error where that did not help, after one more try; drafts and outbox stay', async () => {
    const { db, watch } = await withJobs();
    await saveDraft(db, 'message:c1', 'halb', '');
    smallDisk(db, 'QuotaExceededError', false);
    const work = vi.fn(() => db.outbox.add(entry('e1')));
    await expect(writeGate(db, work, { precious: true })).rejects.toBeInstanceOf(StoreFullError);
    expect(work).toHaveBeenCalledTimes(2);
    expect([await db.outbox.count(), await db.draft.count()]).toEqual([0, 1]);
    expect(watch.read()).toMatchObject({ trouble: 'full', unsaved: true });
  });

  it('stays full where the code that makes room cannot be fetched, and nothing is lost', async () => {
    const { db, watch } = await withJobs({ repair: noRepair });
    smallDisk(db);
    const tap = writeGate(db, () => db.outbox.add(entry('e1')), { precious: true });
    await expect(tap).rejects.toBeInstanceOf(StoreFullError);
    expect([await db.outbox.count(), await old(db)]).toEqual([0, OLD]);
    expect(watch.read()).toMatchObject({ trouble: 'full', unsaved: true });
  });

  it('gets the reserve where it is a person’s own, and only there', async () => {
    const { db, reserve } = await withJobs();
    smallDisk(db);
    await writeGate(db, () => db.outbox.add(entry('e1')));
    expect(reserve.release).not.toHaveBeenCalled();
    const other = await withJobs();
    let room = false;
    other.db.draft.hook('creating', function (this: { onsuccess?: unknown }) {
      this.onsuccess = () => room || abort('QuotaExceededError');
    });
    other.reserve.release.mockImplementation(async () => {
      room = true;
      return true;
    });
    await saveDraft(other.db, 'message:c1', 'halb', '');
    // That was enough: no row had to go for it.
    expect([await other.db.draft.count(), await old(other.db)]).toEqual([1, OLD]);
  });

  it('takes no more rows away for a pull where that has not helped a moment ago', async () => {
    const { db } = await withJobs();
    smallDisk(db, 'QuotaExceededError', false);
    await expect(writeGate(db, () => db.outbox.add(entry('e1')))).rejects.toBeInstanceOf(StoreFullError);
    await db.job.put(job(9999));
    await expect(writeGate(db, () => db.outbox.add(entry('e1')))).rejects.toBeInstanceOf(StoreFullError);
    expect(await old(db)).toBe(1);
    const tap = writeGate(db, () => db.outbox.add(entry('e1')), { precious: true });
    await expect(tap).rejects.toBeInstanceOf(StoreFullError);
    expect(await old(db)).toBe(0);
  });

  it('is no longer told of once something fits again', async () => {
    const { db, watch } = await withJobs();
    watch.tell({ type: 'full', unsaved: true });
    await saveDraft(db, 'message:c1', 'halb', '');
    expect(watch.read().trouble).toBe('none');
  });
});

describe('S3.1 a store closed under us', () => {
  it('is opened again by itself, and the write that was under way is tried once more', async () => {
    const { db, watch } = await withJobs();
    let runs = 0;
    await writeGate(db, async () => {
      runs += 1;
      await db.outbox.add(entry('e1'));
      if (runs > 1) return;
      const connection = db.backendDB();
      abort('AbortError');
      forceCloseDatabase(connection as never);
    });
    expect([runs, await db.outbox.count(), watch.read().trouble]).toEqual([2, 1, 'none']);
  });

  it('is opened again although nobody asks for anything', async () => {
    const { db, onOpen } = await withJobs();
    const before = db.backendDB();
    forceCloseDatabase(before as never);
    await expect.poll(() => db.isOpen()).toBe(true);
    expect(db.backendDB()).not.toBe(before);
    await expect.poll(() => onOpen).toHaveBeenCalledTimes(2);
  });

  it('goes on telling live queries', async () => {
    const { db, onOpen } = await withJobs();
    const counts: number[] = [];
    const stop = watchReplica(
      db,
      () => db.job.count(),
      (count) => counts.push(count),
    );
    await expect.poll(() => counts.at(-1)).toBe(KEPT.jobs + OLD);
    forceCloseDatabase(db.backendDB() as never);
    await expect.poll(() => onOpen).toHaveBeenCalledTimes(2);
    await db.job.delete('j0');
    await expect.poll(() => counts.at(-1)).toBe(KEPT.jobs + OLD - 1);
    stop();
  });

  it('stays closed where it was closed on purpose', async () => {
    const { db, keeper } = await withJobs();
    keeper.stop();
    db.close();
    await expect(writeGate(db, () => db.outbox.add(entry('e1')))).rejects.toThrow(/closed/i);
    expect(db.isOpen()).toBe(false);
  });
});

it('S3.1 what is wrong with the change itself is thrown at once, and not tried again', async () => {
  const { db } = await withJobs();
  const work = vi.fn(async () => {
    throw new TypeError('no such row');
  });
  await expect(writeGate(db, work)).rejects.toThrow('no such row');
  expect(work).toHaveBeenCalledTimes(1);
});
