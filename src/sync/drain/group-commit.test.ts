import { describe, expect, it, vi } from 'vitest';
import { getMeta, type Replica } from '../../replica/database.ts';
import { putMeta } from '../../replica/write-gate.ts';
import { openReplica } from '../testing/engine.ts';
import { groupCommit } from './group-commit.ts';

/** How many transactions the store is asked for. */
function counted(db: Replica) {
  return vi.spyOn(db, 'guard');
}

describe('W4.4 what is written side by side', () => {
  it('shares a transaction with all that came while another was under way, in their order', async () => {
    const db = openReplica();
    const guard = counted(db);
    const commit = groupCommit(db);
    const order: number[] = [];
    const results = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        commit(async () => {
          order.push(n);
          await putMeta(db, 'clockOffset', n);
          return n * 10;
        }),
      ),
    );
    expect(results).toEqual([10, 20, 30, 40, 50]);
    expect(order).toEqual([1, 2, 3, 4, 5]);
    expect(await getMeta(db, 'clockOffset')).toBe(5);
    // The first alone, then all others together.
    expect(guard).toHaveBeenCalledTimes(2);
  });

  it('one that throws takes nothing from the others, and its own writes are undone', async () => {
    const db = openReplica();
    const commit = groupCommit(db);
    const ends = await Promise.allSettled([
      commit(() => putMeta(db, 'clockOffset', 1)),
      commit(() => putMeta(db, 'reachable', false)),
      commit(async () => {
        await putMeta(db, 'clockOffset', 3);
        throw new Error('of its own');
      }),
      commit(() => putMeta(db, 'loaded', true)),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(await getMeta(db, 'clockOffset')).toBe(1);
    expect(await getMeta(db, 'reachable')).toBe(false);
    expect(await getMeta(db, 'loaded')).toBe(true);
  });

  it('goes on after a failure', async () => {
    const db = openReplica();
    const commit = groupCommit(db);
    await expect(commit(() => Promise.reject(new Error('of its own')))).rejects.toThrow('of its own');
    await commit(() => putMeta(db, 'clockOffset', 4));
    expect(await getMeta(db, 'clockOffset')).toBe(4);
  });

  it('W2.3 locks the tables of all that share it, and every table where one says nothing', async () => {
    const db = openReplica();
    const begun = vi.spyOn(db, 'transaction');
    const commit = groupCommit(db);
    const meta = () => putMeta(db, 'clockOffset', 1);
    await Promise.all([
      commit(meta, [db.meta]),
      commit(meta, [db.meta, db.lease]),
      commit(() => db.pause.count(), [db.pause]),
    ]);
    await Promise.all([commit(meta, [db.meta]), commit(meta, [db.meta]), commit(() => db.outbox.count())]);
    const locked = begun.mock.calls.map(([, tables]) => (tables as unknown as unknown[]).length);
    expect(locked).toEqual([1, 3, 1, db.tables.length]);
  });
});
