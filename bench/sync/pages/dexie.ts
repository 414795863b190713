import { Dexie, type EntityTable, liveQuery, type Table } from 'dexie';
import type { Job } from '../../../contract/entities/job.ts';
import { type Bench, coldStart, shownTitles, type TapPlan } from './bench.ts';
import { putting } from './putting.ts';
import { jobRow, loadBase } from './rows.ts';
import { applicationFor, messageFor, tapApplies, tapEntry } from './taps.ts';

/** Dexie without anything over it: what ours is built on. The same tables, pages and durability as bare IndexedDB. */

const db = new Dexie('dexie', { chromeTransactionDurability: 'strict' }) as Dexie & {
  job: EntityTable<Job & { _bucket: string }, '_id'>;
  row: Table;
  outbox: Table;
};
db.version(1).stores({
  job: '_id, _bucket, _companyId, [publishedAt+_id+ver]',
  row: '_id',
  outbox: '++order, &id',
});

const stored = (row: Job) => ({ ...row, _bucket: 'market' });
const put = (page: ReturnType<typeof stored>[]) => db.job.bulkPut(page);
const first30 = () => db.job.orderBy('[publishedAt+_id+ver]').reverse().limit(30).toArray();

let base: Awaited<ReturnType<typeof loadBase>> = [];
const shown = shownTitles();

async function begin() {
  base = await loadBase();
  return base;
}

function tap(n: number, what: TapPlan['what']): Promise<unknown> {
  const row = tapApplies(n, what) ? applicationFor(n, jobRow(base, n)) : messageFor(n);
  return db.transaction('rw', [db.row, db.outbox], () =>
    Promise.all([db.row.put({ ...row, _bucket: 'user:seeker1' }), db.outbox.add(tapEntry(n, what))]),
  );
}

const bench: Bench = {
  ...putting({ begin, document: stored, put, tap }),
  async watchFirst() {
    await begin();
    liveQuery(first30).subscribe(shown.show);
  },
  async change(n) {
    const row = jobRow(base, n % 30, n + 2);
    const start = performance.now();
    const done = shown.until(row.title);
    await put([stored(row)]);
    await done;
    return performance.now() - start;
  },
};

window.bench = bench;
await coldStart(first30);
