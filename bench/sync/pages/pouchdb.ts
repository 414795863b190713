import PouchDB from 'pouchdb-browser';
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
import { applicationFor, BEFORE_TAPS, messageFor, tapApplies } from './taps.ts';

/**
 * PouchDB over IndexedDB. The instant stands in front of the id, because its documentation advises to read by id and
 * not by a second index. How durable a write is cannot be chosen: it is what the browser gives unasked.
 */

const jobs = new PouchDB('job', { auto_compaction: true });
const taps = new PouchDB('tap', { auto_compaction: true });

function document({ _id, _companyId, ...job }: Job) {
  return { ...job, _id: `${job.publishedAt}:${_id}`, companyId: _companyId };
}

async function first30(): Promise<Job[]> {
  const { rows } = await jobs.allDocs({ descending: true, limit: 30, include_docs: true });
  return rows.map((row: { doc?: unknown }) => row.doc as Job);
}

const put = (page: ReturnType<typeof document>[]) => jobs.bulkDocs(page);

let base: Awaited<ReturnType<typeof loadBase>> = [];
const shown = shownTitles();
const revisions = new Map<string, string>();

/** One write: PouchDB pushes the documents themselves and keeps no second record. */
function tap(n: number, what: TapPlan['what']): Promise<unknown> {
  const { _id, ...row } = tapApplies(n, what) ? applicationFor(n, jobRow(base, n)) : messageFor(n);
  return taps.put({ _id, row });
}

const bench: Bench = {
  async load({ count, how }) {
    base = await loadBase();
    const pages = jobPages(base, count).map((rows) => rows.map(document));
    if (how === 'objects') return timed(() => inTurn(pages, put));
    const texts = pages.map((page) => JSON.stringify(page));
    return timed(() => inTurn(texts, (text) => put(JSON.parse(text))));
  },
  async watchFirst() {
    base = await loadBase();
    shown.show(await first30());
    jobs.changes({ since: 'now', live: true }).on('change', async () => shown.show(await first30()));
  },
  async change(n) {
    const row = document(jobRow(base, n % 30, n + 2));
    const rev = revisions.get(row._id) ?? (await jobs.get(row._id))._rev;
    const start = performance.now();
    const done = shown.until(row.title);
    const { rev: next } = await jobs.put({ ...row, _rev: rev });
    await done;
    const ms = performance.now() - start;
    revisions.set(row._id, next);
    return ms;
  },
  async beforeTaps() {
    base = await loadBase();
    await jobs.bulkDocs(jobRows(base, 0, BEFORE_TAPS.jobs).map(document));
  },
  taps: ({ count, what }) => runTaps(count, (n) => tap(n, what)),
  tapsInLoad: (count, gapMs) => {
    const pages = jobPages(base, count, BEFORE_TAPS.jobs).map((rows) => rows.map(document));
    return tapsWhile(
      () => inTurn(pages, put),
      gapMs,
      (n) => tap(n, 'mixed'),
    );
  },
};

window.bench = bench;
await coldStart(first30);
