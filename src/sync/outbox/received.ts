import { DAY_MS } from '../../../contract/calendar-day.ts';
import { RECEIVED_DAYS } from '../../../contract/limits.ts';
import { getMeta, type Replica } from '../../replica/database.ts';
import { upcast } from '../../replica/entry-format.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { forgetUploads } from './kept-files.ts';

/** The `at` of what was received before the first pull has told the server's time. */
const UNTIMED = 0;

/**
 * Inside `writeGate`: out of the outbox, and kept with its files for a while in case the server loses it (rule R3).
 * @param at the server's time, not the device's: a clock that is a week slow would have it forgotten at once
 */
export async function keepReceived(db: Replica, entry: OutboxEntry, at: number = UNTIMED): Promise<void> {
  await Promise.all([db.outbox.delete(entry.order as number), db.received.put({ id: entry.id, at, entry })]);
}

/**
 * As the server told it last, in milliseconds since the epoch. A device's clock that jumps ahead must not make us
 * forget what was received a minute ago.
 */
export async function serverTime(db: Replica): Promise<number | undefined> {
  const asOf = await getMeta(db, 'asOf');
  return asOf === undefined ? undefined : Date.parse(asOf);
}

/**
 * Inside `writeGate`: the server has reset buckets, so it may have been restored from a backup. Everything
 * received lately goes out once more under its old key and in its old place: what the server still knows it does
 * not do again (rule W6), what it has lost it does.
 */
export async function sendReceivedAgain(db: Replica): Promise<void> {
  const kept = await db.received.toArray();
  const again = kept.map(({ entry }) => ({
    ...upcast(entry),
    state: 'waiting' as const,
    again: true,
    tries: 0,
    rounds: 0,
    failedAt: 0,
    nextAt: 0,
    holdUntil: 0,
  }));
  await db.outbox.bulkPut(again);
  await forgetUploads(db, again);
  await db.received.clear();
}

/** Inside `writeGate`: forgets what was received long ago. The time of what came before any begins now. */
export async function trimReceived(db: Replica): Promise<void> {
  const now = await serverTime(db);
  if (now === undefined) return;
  await db.received.where('at').equals(UNTIMED).modify({ at: now });
  const old = await db.received
    .where('at')
    .below(now - RECEIVED_DAYS * DAY_MS)
    .primaryKeys();
  if (old.length > 0) await db.received.bulkDelete(old);
}
