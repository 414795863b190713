import PouchDB from 'pouchdb-browser';
import type { Job } from '../../../contract/entities/job.ts';
import { type Bench, coldStart, shownTitles, type TapPlan } from './bench.ts';
import { putting } from './putting.ts';
import { jobRow, loadBase } from './rows.ts';
import { applicationFor, messageFor, tapApplies } from './taps.ts';

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

async function begin() {
  base = await loadBase();
  return base;
}
const revisions = new Map<string, string>();

/** One write: PouchDB pushes the documents themselves and keeps no second record. */
function tap(n: number, what: TapPlan['what']): Promise<unknown> {
  const { _id, ...row } = tapApplies(n, what) ? applicationFor(n, jobRow(base, n)) : messageFor(n);
  return taps.put({ _id, row });
}

const bench: Bench = {
  ...putting({ begin, document, put, tap }),
  async watchFirst() {
    await begin();
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
};

window.bench = bench;
await coldStart(first30);
