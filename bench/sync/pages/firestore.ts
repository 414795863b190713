import { initializeApp } from 'firebase/app';
import {
  CACHE_SIZE_UNLIMITED,
  collection,
  disableNetwork,
  doc,
  enablePersistentCacheIndexAutoCreation,
  getDocsFromCache,
  getPersistentCacheIndexManager,
  initializeFirestore,
  limit,
  loadBundle,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentSingleTabManager,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import type { Job } from '../../../contract/entities/job.ts';
import { type Bench, coldStart, runTaps, shownTitles, timed } from './bench.ts';
import { jobRow, jobRows, loadBase, pageBounds } from './rows.ts';
import { applicationFor, BEFORE_TAPS, messageFor, tapApplies } from './taps.ts';

/**
 * Firestore's persistent cache without network: one tab, no size limit, indexes made by itself. The server's rows
 * come as bundles, its own format for that. How durable a write is cannot be chosen.
 */

const firestore = initializeFirestore(
  initializeApp({ projectId: 'demo-bench', apiKey: 'none', appId: 'bench' }),
  {
    localCache: persistentLocalCache({
      cacheSizeBytes: CACHE_SIZE_UNLIMITED,
      tabManager: persistentSingleTabManager({}),
    }),
  },
);
await disableNetwork(firestore);
const indexes = getPersistentCacheIndexManager(firestore);
if (indexes) enablePersistentCacheIndexAutoCreation(indexes);

const jobs = collection(firestore, 'job');
const newest = query(jobs, orderBy('publishedAt', 'desc'), limit(30));

type Value = Record<string, unknown>;
function value(from: unknown): Value {
  if (from === null) return { nullValue: null };
  if (typeof from === 'string') return { stringValue: from };
  if (typeof from === 'boolean') return { booleanValue: from };
  if (typeof from === 'number')
    return Number.isInteger(from) ? { integerValue: String(from) } : { doubleValue: from };
  if (Array.isArray(from)) return { arrayValue: { values: from.map(value) } };
  return { mapValue: { fields: fields(from as object) } };
}
function fields(from: object): Value {
  return Object.fromEntries(Object.entries(from).map(([name, of]) => [name, value(of)]));
}

const READ_AT = '2026-11-20T04:26:00.000000Z';

/** A page of rows in the format of a bundle: each element behind its length in bytes. */
function bundle(rows: readonly Job[], id: string): Uint8Array {
  const encoder = new TextEncoder();
  const element = (of: object) => {
    const text = encoder.encode(JSON.stringify(of));
    return [encoder.encode(String(text.length)), text];
  };
  const parts = rows.flatMap((row) => {
    const name = `projects/demo-bench/databases/(default)/documents/job/${row._id}`;
    return [
      ...element({ documentMetadata: { name, readTime: READ_AT, exists: true } }),
      ...element({ document: { name, fields: fields(row), createTime: READ_AT, updateTime: READ_AT } }),
    ];
  });
  const totalBytes = parts.reduce((sum, part) => sum + part.length, 0);
  const metadata = { id, createTime: READ_AT, version: 1, totalDocuments: rows.length, totalBytes };
  const all = [...element({ metadata }), ...parts];
  const bytes = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

async function fill(bundles: readonly Uint8Array[]): Promise<void> {
  for (const bytes of bundles) await loadBundle(firestore, bytes.buffer as ArrayBuffer);
}

let base: Awaited<ReturnType<typeof loadBase>> = [];
const shown = shownTitles();
const tapped = new Map<string, () => void>();

const bench: Bench = {
  async load({ count }) {
    base = await loadBase();
    const bundles = pageBounds(count).map(([from, to]) => bundle(jobRows(base, from, to), `b${from}`));
    return timed(() => fill(bundles));
  },
  async watchFirst() {
    base = await loadBase();
    onSnapshot(newest, ({ docs }) => shown.show(docs.map((row) => row.data() as Job)));
  },
  async change(n) {
    const { _id, title } = jobRow(base, n % 30, n + 2);
    const start = performance.now();
    const done = shown.until(title);
    void updateDoc(doc(jobs, _id), { title });
    await done;
    return performance.now() - start;
  },
  async beforeTaps() {
    base = await loadBase();
    await fill([bundle(jobRows(base, 0, BEFORE_TAPS.jobs), 'taps')]);
    onSnapshot(collection(firestore, 'tap'), (snapshot) => {
      for (const { doc: row } of snapshot.docChanges()) tapped.get(row.id)?.();
    });
  },
  /** The promise of a write waits for the server: it counts from the snapshot on, raised once it is in the cache. */
  taps: ({ count, what }) =>
    runTaps(count, async (n) => {
      const row = tapApplies(n, what) ? applicationFor(n, jobRow(base, n)) : messageFor(n);
      const done = new Promise<void>((resolve) => tapped.set(row._id, resolve));
      void setDoc(doc(firestore, 'tap', row._id), row);
      await done;
      tapped.delete(row._id);
    }),
};

window.bench = bench;
await coldStart(async () => (await getDocsFromCache(newest)).docs.map((row) => row.data() as Job));
