import { indexName, type Replica } from '../database.ts';
import { rowKey } from '../outbox-entry.ts';
import { takeRows } from './bare-store.ts';
import { isNeeded, type Needed, neededKeys } from './needed-rows.ts';
import { noteTrimmed } from './trim-note.ts';

/** Rows that are kept however little space there is. */
export const KEPT = {
  /** The newest of the market. */
  jobs: 100,
  notifications: 100,
  /** Conversations that were written in last, whole; of every other so many messages. */
  conversations: 20,
  messages: 50,
} as const;

export type Trimmed = { rows: number; bytes: number };

/**
 * Frees about so many bytes by taking away what the server can give again (rule S2), the least missed first: the index
 * of the market, which is made again from its jobs and not counted; jobs of the market, oldest first; old notifications;
 * old messages of old conversations; the list of what was received. Never the outbox, drafts or waiting files, nor a row
 * that a waiting entry has changed, reads or names. What was taken away is noted, so that it can come back
 * (`reloadTrimmed`).
 * @param now milliseconds since the epoch; @param naming ids in here are needed as well, at any depth
 */
export async function trim(db: Replica, bytes: number, now: number, naming?: unknown): Promise<Trimmed> {
  await takeRows(db.factory, indexName(db.uid)).catch(() => null);
  const freed = await deleteOnly(db, bytes, naming);
  if (freed.rows > 0) await noteTrimmed(db, now);
  return freed;
}

/**
 * Not through the write gate: that one calls for this when its transaction finds no room. And no byte is written in
 * this transaction: Chromium lets one that only deletes through on a full disk, and no other.
 */
function deleteOnly(db: Replica, bytes: number, naming: unknown): Promise<Trimmed> {
  return db.transaction('rw', db.tables, async () => {
    const needed = await neededKeys(db, naming);
    const freed: Trimmed = { rows: 0, bytes: 0 };
    for (const source of [oldJobs, oldNotifications, oldMessages, received]) {
      const { table, keys } = await source(db, needed);
      await takeAway(db, table, keys, bytes, freed);
      if (freed.bytes >= bytes) break;
    }
    return freed;
  });
}

/** Rows at a time: small enough for the memory of a phone. */
const AT_A_TIME = 200;

async function takeAway(
  db: Replica,
  name: string,
  keys: string[],
  goal: number,
  freed: Trimmed,
): Promise<void> {
  const table = db.table<unknown, string>(name);
  for (let at = 0; at < keys.length && freed.bytes < goal; at += AT_A_TIME) {
    const some = keys.slice(at, at + AT_A_TIME);
    for (const row of await table.bulkGet(some)) freed.bytes += JSON.stringify(row ?? '').length;
    await table.bulkDelete(some);
    freed.rows += some.length;
  }
}

type Source = (db: Replica, needed: Needed) => Promise<{ table: string; keys: string[] }>;

const oldJobs: Source = async (db, needed) => {
  const keys = (await db.job.orderBy('publishedAt').primaryKeys()).slice(0, -KEPT.jobs);
  return { table: 'job', keys: keys.filter((id) => !isNeeded(needed, rowKey('job', id), id)) };
};

const oldNotifications: Source = async (db, needed) => {
  const keys = await db.notification.orderBy('createdAt').reverse().primaryKeys();
  const old = keys.slice(KEPT.notifications).reverse();
  return {
    table: 'notification',
    keys: old.filter((id) => !isNeeded(needed, rowKey('notification', id), id)),
  };
};

const oldMessages: Source = async (db, needed) => {
  const conversations = await db.conversation.toArray();
  conversations.sort((a, b) => lastSaid(a).localeCompare(lastSaid(b)));
  const keys: string[] = [];
  for (const { _id } of conversations.slice(0, -KEPT.conversations)) {
    const messages = await db.message.where('_conversationId').equals(_id).toArray();
    // Without a number it is only on this device.
    const said = messages.filter(({ seq }) => seq !== null).sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0));
    for (const message of said.slice(0, -KEPT.messages))
      if (!isNeeded(needed, rowKey('message', message._id), message._id)) keys.push(message._id);
  }
  return { table: 'message', keys };
};

function lastSaid(row: { lastMessage: { at: string } | null; createdAt: string }): string {
  return row.lastMessage?.at ?? row.createdAt;
}

/** Last of all: without it a server restored from a backup may stay without what it has lost. */
const received: Source = async (db) => ({
  table: 'received',
  keys: await db.received.orderBy('at').primaryKeys(),
});
