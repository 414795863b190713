import type { Table } from 'dexie';
import type { Guard, Meta, MetaKey, Replica } from './database.ts';

/** The replica, or another store with a guard around its writes. */
export type GuardedStore = {
  readonly guard: Guard;
  readonly tables: Table[];
  transaction<Result>(mode: 'rw', tables: GateTables, work: () => Promise<Result>): PromiseLike<Result>;
};

/** All that a write reads and writes. */
export type GateTables = readonly Table[];

/**
 * The only way to write to the replica: one transaction, so that rows, outbox and cursor can never disagree (rules W2,
 * W5, R2). Used by `src/sync` alone; what screens keep for themselves goes through `drafts.ts`
 * and `preferences.ts`.
 * @param work may run twice, where the store was closed or full the first time (rule S3)
 * @param options.tables all that `work` touches; another one fails, and the transaction with it. Other reads and writes of
 *   these tables wait for it (rule W2.3). Left out: every table, where the rows are not known before
 * @throws StoreFullError
 */
export function writeGate<Result>(
  db: GuardedStore,
  work: () => Promise<Result>,
  options?: { tables?: GateTables | undefined } & Parameters<Guard>[1],
): Promise<Result> {
  // Dexie follows native awaits only below a function that is itself async; else the transaction ends under us.
  return db.guard(
    async () => db.transaction('rw', options?.tables ?? db.tables, async () => work()),
    options,
  );
}

/** Inside or outside of `writeGate`. */
export async function putMeta<Key extends MetaKey>(db: Replica, key: Key, value: Meta[Key]): Promise<void> {
  await db.meta.put({ key, value });
}

/** Several facts at once: one way to the store and back. */
export async function putMetas(db: Replica, facts: Partial<Meta>): Promise<void> {
  await db.meta.bulkPut(Object.entries(facts).map(([key, value]) => ({ key: key as MetaKey, value })));
}
