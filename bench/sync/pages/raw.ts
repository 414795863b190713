import {
  type Bench,
  coldStart,
  inTurn,
  painted,
  render,
  runTaps,
  type TapPlan,
  tapsWhile,
  timed,
} from './bench.ts';
import { createOverlayStores, fillOverlayStores, overlayTap } from './raw-overlay.ts';
import { jobChange, jobPages, jobRow, jobRows, loadBase, pageBounds, uuid } from './rows.ts';
import { applicationFor, BEFORE_TAPS, messageFor, tapApplies, tapEntry } from './taps.ts';

/** IndexedDB without anything over it: the limit. The same rows, pages, indexes and durability as ours. */

const db = await new Promise<IDBDatabase>((resolve, reject) => {
  const request = indexedDB.open('raw', 1);
  request.onupgradeneeded = () => {
    const jobs = request.result.createObjectStore('job', { keyPath: '_id' });
    for (const index of ['_bucket', '_companyId']) jobs.createIndex(index, index);
    jobs.createIndex('newest', ['publishedAt', '_id', 'ver']);
    request.result.createObjectStore('row', { keyPath: '_id' });
    const outbox = request.result.createObjectStore('outbox', { keyPath: 'order', autoIncrement: true });
    outbox.createIndex('id', 'id', { unique: true });
    createOverlayStores(request.result);
  };
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

function write(
  stores: string[],
  work: (tx: IDBTransaction) => void,
  durability: IDBTransactionDurability = 'strict',
): Promise<void> {
  return new Promise((resolve, reject) => {
    const tx = db.transaction(stores, 'readwrite', { durability });
    tx.oncomplete = () => resolve();
    tx.onabort = () => reject(tx.error);
    work(tx);
  });
}

const putPage = (rows: readonly { _id: string }[], strict = true) =>
  write(
    ['job'],
    (tx) => {
      const store = tx.objectStore('job');
      for (const row of rows) store.put({ ...row, _bucket: 'market' });
    },
    strict ? 'strict' : 'relaxed',
  );

function first30() {
  return new Promise<never[]>((resolve, reject) => {
    const rows: unknown[] = [];
    const request = db.transaction('job').objectStore('job').index('newest').openCursor(null, 'prev');
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor || rows.length === 30) return resolve(rows as never[]);
      rows.push(cursor.value);
      cursor.continue();
    };
    request.onerror = () => reject(request.error);
  });
}

let base: Awaited<ReturnType<typeof loadBase>> = [];

/** A row and an entry in one transaction; nothing is read, nothing is checked. */
function tap(n: number, { what, durability, overlay }: Omit<TapPlan, 'count'>): Promise<void> {
  if (overlay) return overlayTap(db, base, n, what);
  const row = tapApplies(n, what) ? applicationFor(n, jobRow(base, n)) : messageFor(n);
  return write(
    ['row', 'outbox'],
    (tx) => {
      tx.objectStore('row').put({ ...row, _bucket: 'user:seeker1' });
      tx.objectStore('outbox').add(tapEntry(n, what));
    },
    durability,
  );
}

const bench: Bench = {
  async load({ count, how, strict }) {
    base = await loadBase();
    const pages = jobPages(base, count);
    if (how === 'objects') return timed(() => inTurn(pages, (page) => putPage(page, strict)));
    const rowsOf = (text: string) => JSON.parse(text).changes.map((change: { row: object }) => change.row);
    if (how === 'text') {
      const texts = pages.map((page) => JSON.stringify({ changes: page.map(jobChange) }));
      return timed(() => inTurn(texts, (text) => putPage(rowsOf(text), strict)));
    }
    return timed(async () => {
      for (let cursor = ''; ; ) {
        const query = new URLSearchParams(cursor ? { cursor, limit: '500' } : { limit: '60' });
        const response = await fetch(`/api/sync?${query}`);
        const { data } = (await response.json()) as { data: { cursor: string; more: boolean; changes: [] } };
        await putPage(
          data.changes.map((change: { row: { _id: string } }) => change.row),
          strict,
        );
        if (!data.more) return;
        cursor = data.cursor;
      }
    });
  },
  async watchFirst() {
    base = await loadBase();
    render(await first30());
  },
  async change(n) {
    const row = jobRow(base, n % 30, n + 2);
    const start = performance.now();
    await putPage([row]);
    render(await first30());
    await painted();
    return performance.now() - start;
  },
  async beforeTaps() {
    base = await loadBase();
    await putPage(jobRows(base, 0, BEFORE_TAPS.jobs));
    await write(['conversation'], fillOverlayStores);
  },
  taps: ({ count, ...plan }) => runTaps(count, (n) => tap(n, plan)),
  tapsInLoad: (count) => {
    const pages = jobPages(base, count, BEFORE_TAPS.jobs);
    return tapsWhile(
      () => inTurn(pages, (page) => putPage(page)),
      (n) => tap(n, { what: 'mixed' }),
    );
  },
  /** Four lanes of bare requests; after each answer the entry is deleted, strictly durable. */
  async drain() {
    const entries = await new Promise<{ order: number; args: object }[]>((resolve) => {
      const request = db.transaction('outbox').objectStore('outbox').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    const start = performance.now();
    const lane = async () => {
      for (;;) {
        const entry = entries.shift();
        if (!entry) return;
        const response = await fetch('/api/conversation/add-message', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': uuid(entry.order) },
          body: JSON.stringify(entry.args),
        });
        const { data } = (await response.json()) as { data: { message: object } };
        await write(['row', 'outbox'], (tx) => {
          tx.objectStore('row').put(data.message);
          tx.objectStore('outbox').delete(entry.order);
        });
      }
    };
    await Promise.all([lane(), lane(), lane(), lane()]);
    return performance.now() - start;
  },
  /** Nothing waits and nothing is replayed: what the rows alone cost. */
  async replay(_, rows) {
    base = await loadBase();
    await putPage(jobRows(base, 0, rows));
    const pages = pageBounds(rows, 500).map(([from, to]) => jobRows(base, from, to, 2));
    return timed(() => inTurn(pages, (page) => putPage(page)));
  },
};

window.bench = bench;
await coldStart(first30);
