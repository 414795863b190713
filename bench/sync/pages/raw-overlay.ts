import type { Job } from '../../../contract/entities/job.ts';
import type { TapPlan } from './bench.ts';
import { jobRow, uuid } from './rows.ts';
import {
  applicationFor,
  BEFORE_TAPS,
  conversationId,
  conversationRow,
  messageFor,
  tapApplies,
  tapEntry,
} from './taps.ts';

/**
 * What any store must do that keeps truth and optimism apart, on bare IndexedDB: reads the rows that a tap is about and
 * their bases, writes rows, bases and the entry. The limit of ours; Dexie and live queries are what stands above it.
 */

const USER = 'user:seeker1';

/** With the indexes that ours has. */
export function createOverlayStores(db: IDBDatabase): void {
  const indexes = {
    application: ['_bucket', '_jobId', '_conversationId'],
    conversation: ['_bucket', '_applicationId'],
    message: ['_bucket', '_conversationId'],
  };
  for (const [name, paths] of Object.entries(indexes)) {
    const store = db.createObjectStore(name, { keyPath: '_id' });
    for (const path of paths) store.createIndex(path, path);
  }
  db.createObjectStore('base', { keyPath: 'key' });
  const entries = db.createObjectStore('entry', { keyPath: 'order', autoIncrement: true });
  entries.createIndex('id', 'id', { unique: true });
  for (const path of ['state', 'lane']) entries.createIndex(path, path);
  entries.createIndex('reads', 'reads', { multiEntry: true });
}

export function fillOverlayStores(tx: IDBTransaction): void {
  for (let n = 0; n < BEFORE_TAPS.conversations; n += 1)
    tx.objectStore('conversation').put({ ...conversationRow(n), _bucket: USER });
}

export function overlayTap(db: IDBDatabase, base: readonly Job[], n: number, what: TapPlan['what']) {
  const applies = tapApplies(n, what);
  const row = applies ? applicationFor(n, jobRow(base, n)) : messageFor(n);
  const table = applies ? 'application' : 'message';
  const [other, otherId] = applies
    ? ['job', uuid(1_000_000 + (n % BEFORE_TAPS.jobs))]
    : ['conversation', conversationId(n)];
  return new Promise<void>((resolve, reject) => {
    const tx = db.transaction([table, other, 'base', 'entry'], 'readwrite', { durability: 'strict' });
    tx.oncomplete = () => resolve();
    tx.onabort = () => reject(tx.error);
    const [key, otherKey] = [`${table}:${row._id}`, `${other}:${otherId}`];
    tx.objectStore('base').get(key);
    const otherBase = tx.objectStore('base').get(otherKey);
    tx.objectStore(table).get(row._id);
    // Requests of a transaction are answered in order: with the last one all are there.
    const known = tx.objectStore(other).get(otherId);
    known.onsuccess = () => {
      tx.objectStore(table).put({ ...row, _bucket: USER });
      tx.objectStore('base').put({ key, row: null });
      if (!applies) {
        tx.objectStore(other).put({ ...known.result, hidden: false });
        if (!otherBase.result) tx.objectStore('base').put({ key: otherKey, row: known.result });
      }
      tx.objectStore('entry').add({ ...tapEntry(n, what), touches: [key], reads: [key, otherKey] });
    };
  });
}
