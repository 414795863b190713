import { v7 } from 'uuid';
import type { MutationArgs, MutationName } from '../../contract/mutations.ts';
import type { TestApp } from '../../server/testing/test-app.ts';
import { type RowKey, splitKey } from '../../src/replica/outbox-entry.ts';
import { engineFor, openReplica } from '../../src/sync/testing/engine.ts';
import type { Outcome } from '../../src/sync/wire/outcome.ts';

/** Longer than anything is held back for an undo. */
const PAST_UNDO_MS = 11_000;

/** A device of somebody: the real sync over the real user API, without a network between. */
export async function device(t: TestApp, uid: string) {
  let ahead = 0;
  const { engine, db } = engineFor(
    async ({ name, args, key, actedAt }): Promise<Outcome<unknown>> => {
      const stamp = actedAt === undefined ? {} : { actedAt: new Date(actedAt) };
      const reply = await t.call(uid, name as MutationName, args as never, key, stamp);
      if (reply.status === 200) return { kind: 'answer', data: reply.data, changes: reply.changes ?? [] };
      return { kind: 'failure', failure: { ...reply.error, status: reply.status } };
    },
    {
      db: openReplica(uid),
      clock: () => t.now.getTime() + ahead,
      credentials: async () => ({ uid, token: uid }),
      sleep: async () => undefined,
      // Two devices of one person name nothing alike.
      newId: v7,
    },
  );
  await engine.pull();
  const rows = async (keys: readonly RowKey[]) =>
    Object.fromEntries(
      await Promise.all(
        keys.map(async (key) => {
          const [table, id] = splitKey(key);
          return [key, (await db.rows(table).get(id)) ?? null] as const;
        }),
      ),
    );
  return {
    engine,
    db,
    /** A tap of so many minutes ago, that is not sent yet. */
    async tapped<Name extends MutationName>(name: Name, args: MutationArgs<Name>, minutesAgo: number) {
      ahead = -minutesAgo * 60_000;
      await engine.mutate(name, args);
      ahead = 0;
    },
    /** Makes the change, and gives the rows it touched: as this device showed them, and as the server then has them. */
    async change<Name extends MutationName>(name: Name, args: MutationArgs<Name>) {
      await engine.mutate(name, args);
      const made = await db.outbox.toArray();
      const touches = made.flatMap((entry) => entry.touches);
      const shown = await rows(touches);
      ahead += PAST_UNDO_MS;
      await engine.drain();
      const left = await db.outbox.toArray();
      await engine.pull();
      return {
        shown,
        received: await rows(touches),
        refused: left.map(({ refusal }) => refusal),
        /** What its effect was computed from. */
        reads: new Set(made.flatMap((entry) => entry.reads)),
      };
    },
  };
}
