import { BTreeIndex, createCollection, createLiveQueryCollection } from '@tanstack/db';
import { IndexedDBAdapter, NonRetriableError, startOfflineExecutor } from '@tanstack/offline-transactions';
import type { Job } from '../../../contract/entities/job.ts';
import { type Bench, runTaps, shownTitles } from './bench.ts';
import { jobRow, jobRows, loadBase } from './rows.ts';
import { applicationFor, messageArgs, messageFor, tapApplies } from './taps.ts';

/**
 * TanStack's offline transactions over its own IndexedDB adapter. Rows are in memory only. The adapter asks for no
 * durability, so it is what the browser gives unasked, and it resolves before the transaction is complete.
 */

type Write = (rows: readonly Job[], type: 'insert' | 'update') => void;
let write: Write = () => undefined;
const jobs = createCollection<Job, string>({
  id: 'job',
  getKey: (row) => row._id,
  autoIndex: 'eager',
  defaultIndexType: BTreeIndex,
  startSync: true,
  sync: {
    rowUpdateMode: 'full',
    sync({ begin, write: put, commit, markReady }) {
      write = (rows, type) => {
        begin();
        for (const row of rows) put({ type, value: row });
        commit();
      };
      markReady();
    },
  },
});

type Tap = { _id: string; row: object };
const taps = createCollection<Tap, string>({
  id: 'tap',
  getKey: (row) => row._id,
  startSync: true,
  sync: { sync: ({ markReady }) => void markReady() },
});

/** Tells when an entry is in the store, which the library itself does not. */
class ToldStorage extends IndexedDBAdapter {
  stored: (() => void) | undefined;
  removed: (() => void) | undefined;
  override async set(key: string, value: string): Promise<void> {
    await super.set(key, value);
    this.stored?.();
  }
  override async delete(key: string): Promise<void> {
    await super.delete(key);
    this.removed?.();
  }
}
const storage = new ToldStorage();

let online = false;
let onOnline: () => void = () => undefined;
const offline = startOfflineExecutor({
  collections: { tap: taps },
  storage,
  onlineDetector: {
    subscribe(listener) {
      onOnline = listener;
      return () => undefined;
    },
    notifyOnline: () => onOnline(),
    isOnline: () => online,
    dispose: () => undefined,
  },
  mutationFns: {
    async send({ transaction, idempotencyKey }) {
      const response = await fetch('/api/conversation/add-message', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'Idempotency-Key': idempotencyKey },
        body: JSON.stringify((transaction.mutations[0]?.modified as Tap | undefined)?.row),
      });
      if (response.status >= 400 && response.status < 500) throw new NonRetriableError('refused');
      if (!response.ok) throw new Error('server error');
      await response.json();
    },
  },
});
await offline.waitForInit();

let base: Awaited<ReturnType<typeof loadBase>> = [];
const shown = shownTitles();

const bench: Bench = {
  async watchFirst(of) {
    base = await loadBase();
    write(jobRows(base, 0, of), 'insert');
    const newest = createLiveQueryCollection({
      startSync: true,
      query: (q) =>
        q
          .from({ job: jobs })
          .orderBy(({ job }) => job.publishedAt, 'desc')
          .limit(30),
    });
    newest.subscribeChanges(() => shown.show(newest.toArray as Job[]), { includeInitialState: true });
    await newest.preload();
  },
  async change(n) {
    const row = jobRow(base, n % 30, n + 2);
    const start = performance.now();
    const done = shown.until(row.title);
    write([row], 'update');
    await done;
    return performance.now() - start;
  },
  async beforeTaps() {
    base = await loadBase();
  },
  taps: ({ count, what }) =>
    runTaps(count, async (n) => {
      const stored = new Promise<void>((resolve) => {
        storage.stored = resolve;
      });
      const shape = tapApplies(n, what) ? applicationFor(n, jobRow(base, n)) : messageFor(n);
      const row = what === 'messages' ? messageArgs(n) : shape;
      const transaction = offline.createOfflineTransaction({ mutationFnName: 'send', autoCommit: false });
      transaction.mutate(() => taps.insert({ _id: shape._id, row }));
      transaction.commit().catch(() => undefined);
      await stored;
    }),
  async drain() {
    let waiting = (await offline.peekOutbox()).length;
    const start = performance.now();
    const empty = new Promise<void>((resolve) => {
      storage.removed = () => {
        waiting -= 1;
        if (waiting === 0) resolve();
      };
    });
    online = true;
    onOnline();
    await empty;
    const ms = performance.now() - start;
    online = false;
    return ms;
  },
};

window.bench = bench;
