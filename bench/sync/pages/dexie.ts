import { Dexie, type EntityTable, liveQuery, type Table } from 'dexie';
import type { Job } from '../../../contract/entities/job.ts';
import {
  type Bench,
  coldStart,
  inTurn,
  runTaps,
  shownTitles,
  type TapPlan,
  tapsWhile,
  timed,
} from './bench.ts';
import { jobPages, jobRow, jobRows, loadBase } from './rows.ts';
import { applicationFor, BEFORE_TAPS, messageFor, tapApplies, tapEntry } from './taps.ts';

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

const putPage = (rows: readonly Job[]) => db.job.bulkPut(rows.map((row) => ({ ...row, _bucket: 'market' })));
const first30 = () => db.job.orderBy('[publishedAt+_id+ver]').reverse().limit(30).toArray();

let base: Awaited<ReturnType<typeof loadBase>> = [];
const shown = shownTitles();

function tap(n: number, what: TapPlan['what']): Promise<unknown> {
  const row = tapApplies(n, what) ? applicationFor(n, jobRow(base, n)) : messageFor(n);
  return db.transaction('rw', [db.row, db.outbox], () =>
    Promise.all([db.row.put({ ...row, _bucket: 'user:seeker1' }), db.outbox.add(tapEntry(n, what))]),
  );
}

const bench: Bench = {
  async load({ count }) {
    base = await loadBase();
    const pages = jobPages(base, count);
    return timed(() => inTurn(pages, putPage));
  },
  async watchFirst() {
    base = await loadBase();
    liveQuery(first30).subscribe(shown.show);
  },
  async change(n) {
    const row = jobRow(base, n % 30, n + 2);
    const start = performance.now();
    const done = shown.until(row.title);
    await putPage([row]);
    await done;
    return performance.now() - start;
  },
  async beforeTaps() {
    base = await loadBase();
    await putPage(jobRows(base, 0, BEFORE_TAPS.jobs));
  },
  taps: ({ count, what }) => runTaps(count, (n) => tap(n, what)),
  tapsInLoad: (count, gapMs) => {
    const pages = jobPages(base, count, BEFORE_TAPS.jobs);
    return tapsWhile(
      () => inTurn(pages, putPage),
      gapMs,
      (n) => tap(n, 'mixed'),
    );
  },
};

window.bench = bench;
await coldStart(first30);
