import type { Replica } from '../../replica/database.ts';
import { type GateTables, writeGate } from '../../replica/write-gate.ts';

/** @param tables as of `writeGate` */
export type Commit = <Result>(work: () => Promise<Result>, tables?: GateTables) => Promise<Result>;

type Waiting = {
  work: () => Promise<unknown>;
  tables: GateTables | undefined;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
};

/**
 * A `writeGate` for concurrent writers such as the lanes of a drain. The store runs one transaction after
 * another and each waits for the disk: writes that arrive while one is under way share the next, in their order.
 * If one of them throws, the shared transaction is rolled back and each runs again in its own.
 */
export function groupCommit(db: Replica): Commit {
  let waiting: Waiting[] = [];
  let busy = false;

  const together = (group: readonly Waiting[]): Promise<unknown[]> =>
    writeGate(
      db,
      async () => {
        const results: unknown[] = [];
        for (const { work } of group) results.push(await work());
        return results;
      },
      { tables: tablesOf(group) },
    );
  const alone = ({ work, tables, resolve, reject }: Waiting) =>
    writeGate(db, work, { tables }).then(resolve as never, reject);

  const run = async () => {
    busy = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      const [first] = group;
      if (first && group.length === 1) {
        await alone(first);
        continue;
      }
      try {
        const results = await together(group);
        for (const [at, { resolve }] of group.entries()) resolve(results[at] as never);
      } catch {
        for (const one of group) await alone(one);
      }
    }
    busy = false;
  };

  return (work, tables) =>
    new Promise((resolve, reject) => {
      waiting.push({ work, tables, resolve, reject });
      if (!busy) void run();
    });
}

/** Those of all of them; undefined, which is every table, where one of them says nothing. */
function tablesOf(group: readonly Waiting[]): GateTables | undefined {
  const tables = new Set<GateTables[number]>();
  for (const one of group) {
    if (!one.tables) return undefined;
    for (const table of one.tables) tables.add(table);
  }
  return [...tables];
}
