import { OUTBOX_FULL } from '../../../contract/limits.ts';
import type { TableName } from '../../../contract/sync.ts';
import { getMeta, type Replica } from '../database.ts';
import { isMissed, isUnderstood, upcast } from '../entry-format.ts';
import { isStopped, type OutboxEntry, rowKey } from '../outbox-entry.ts';
import { isReachable } from './reachable.ts';

/** Everything on its way, in the order it was done. */
export async function outboxEntries(db: Replica): Promise<OutboxEntry[]> {
  return (await db.outbox.orderBy('order').toArray()).map(upcast);
}

/** One of them; its key in the store is its place in that order. */
export async function outboxEntry(db: Replica, order: number): Promise<OutboxEntry | undefined> {
  const entry = await db.outbox.get(order);
  return entry && upcast(entry);
}

/** Entries that would be missed, as the person is told them. */
export async function countUnsent(db: Replica): Promise<number> {
  return (await outboxEntries(db)).filter(isMissed).length;
}

/** What the server may still take: not what was stopped, nor what this version does not understand. */
export async function countWaiting(db: Replica): Promise<number> {
  return (await outboxEntries(db)).filter((entry) => !isStopped(entry) && isUnderstood(entry)).length;
}

/** Entries that touch a row, oldest first: what its state line has to say beyond the row itself. */
export async function entriesTouching(db: Replica, table: TableName, id: string): Promise<OutboxEntry[]> {
  const key = rowKey(table, id);
  const near = await db.outbox.where('reads').equals(key).sortBy('order');
  return near.filter(({ touches }) => touches.includes(key));
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

/** Facts side by side: any of them may hold together with any other, and a screen asks for the one it is about. */
export type SyncStatus = {
  /** The server answered the last request. What the browser says of the network is no part of it. */
  reachable: boolean;
  /** The server no longer accepts our token: what waits needs a sign-in. */
  signIn: boolean;
  /** The account is locked: what waits is held. */
  locked: boolean;
  waiting: number;
  /** Entries the person has to decide about, or that only a newer version of the app understands. */
  stopped: number;
  /** So much waits that the person should know, and read marks are not taken any more. */
  full: boolean;
  /** Server time of the last complete pull. */
  asOf: string | undefined;
  loaded: boolean;
};

export async function syncStatus(db: Replica): Promise<SyncStatus> {
  const entries = await outboxEntries(db);
  const stopped = entries.filter((entry) => isStopped(entry) || !isUnderstood(entry)).length;
  return {
    reachable: await isReachable(db),
    signIn: (await getMeta(db, 'signIn')) ?? false,
    locked: (await getMeta(db, 'locked')) ?? false,
    waiting: entries.length - stopped,
    stopped,
    full: entries.length >= OUTBOX_FULL,
    asOf: await getMeta(db, 'asOf'),
    loaded: (await getMeta(db, 'loaded')) ?? false,
  };
}

/** What the outbox waits for besides the network: the person first, what goes by itself last. */
export type OutboxState = 'sign-in' | 'locked' | 'needs-you' | 'waiting' | 'sent';

/** The one of them that is named where there is room for one. */
export function outboxState({ signIn, locked, stopped, waiting }: SyncStatus): OutboxState {
  if (signIn) return 'sign-in';
  if (locked && waiting > 0) return 'locked';
  if (stopped > 0) return 'needs-you';
  return waiting > 0 ? 'waiting' : 'sent';
}

/** Server time of what is shown, where it may have moved on since without this device hearing of it. */
export function staleSince({ reachable, signIn, locked, asOf }: SyncStatus): string | undefined {
  return reachable && !signIn && !locked ? undefined : asOf;
}
