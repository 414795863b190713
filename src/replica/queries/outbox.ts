import { mutations } from '../../../contract/mutations.ts';
import type { TableName } from '../../../contract/sync.ts';
import { getMeta, type Replica } from '../database.ts';
import { type OutboxEntry, rowKey } from '../outbox-entry.ts';

/** Everything on its way, in the order it was done. */
export function outboxEntries(db: Replica): Promise<OutboxEntry[]> {
  return db.outbox.orderBy('order').toArray();
}

/** What somebody would miss if it were never sent; read marks and the like are not counted. */
export async function countUnsent(db: Replica): Promise<number> {
  const quiet = (entry: OutboxEntry) => mutations[entry.name].quiet === true;
  return (await outboxEntries(db)).filter((entry) => !quiet(entry)).length;
}

/** Whether this replica holds work that exists nowhere else: unsent entries or drafts. */
export async function hasUnfinished(db: Replica): Promise<boolean> {
  return (await countUnsent(db)) + (await db.draft.count()) > 0;
}

/** Entries that touch a row, oldest first: what its state line has to say beyond the row itself. */
export async function entriesTouching(db: Replica, table: TableName, id: string): Promise<OutboxEntry[]> {
  return db.outbox.where('touches').equals(rowKey(table, id)).sortBy('order');
}

/** Entries by the rows of one table they touch, for lists. */
export async function entriesByRow(db: Replica, table: TableName): Promise<Map<string, OutboxEntry[]>> {
  const found = new Map<string, OutboxEntry[]>();
  for (const entry of await outboxEntries(db)) {
    for (const key of entry.touches) {
      if (!key.startsWith(`${table}:`)) continue;
      const id = key.slice(table.length + 1);
      found.set(id, [...(found.get(id) ?? []), entry]);
    }
  }
  return found;
}

export type SyncStatus = {
  state: 'sent' | 'waiting' | 'offline' | 'needs-you' | 'sign-in';
  waiting: number;
  stopped: number;
  /** Server time of the last complete pull. */
  asOf: string | undefined;
  loaded: boolean;
};

/** What the chip says. Told from what happened to requests, never from the browser's own flag. */
export async function syncStatus(db: Replica): Promise<SyncStatus> {
  const entries = await outboxEntries(db);
  const stopped = entries.filter((entry) => entry.state === 'refused' || entry.state === 'conflict').length;
  const waiting = entries.length - stopped;
  const reachable = (await getMeta(db, 'reachable')) ?? true;
  const signIn = (await getMeta(db, 'signIn')) ?? false;
  const state = () => {
    if (signIn) return 'sign-in';
    if (stopped > 0) return 'needs-you';
    if (!reachable) return 'offline';
    return waiting > 0 ? 'waiting' : 'sent';
  };
  return {
    state: state(),
    waiting,
    stopped,
    asOf: await getMeta(db, 'asOf'),
    loaded: (await getMeta(db, 'loaded')) ?? false,
  };
}

/** Server time minus device time in milliseconds (rule R8). */
export async function clockOffset(db: Replica): Promise<number> {
  return (await getMeta(db, 'clockOffset')) ?? 0;
}
