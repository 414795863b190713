import { createRxDatabase, type RxCollection } from 'rxdb';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import type { Job } from '../../../contract/entities/job.ts';
import { type Bench, coldStart, shownTitles, type TapPlan } from './bench.ts';
import { putting } from './putting.ts';
import { jobRow, loadBase } from './rows.ts';
import { applicationFor, messageFor, tapApplies } from './taps.ts';

/**
 * RxDB over its free Dexie storage: no schema validation and no second instance, as its documentation advises for
 * speed; strict, because its storage hands that option on to Dexie. Fields must not begin with an underscore.
 */

type Row = Record<string, unknown> & { id: string };

const database = await createRxDatabase({
  name: 'bench',
  storage: getRxStorageDexie({ chromeTransactionDurability: 'strict' }),
  multiInstance: false,
  eventReduce: true,
});
const text = { type: 'string', maxLength: 100 } as const;
const collections = await database.addCollections({
  job: {
    schema: {
      version: 0,
      primaryKey: 'id',
      type: 'object',
      properties: {
        id: text,
        bucket: text,
        companyId: text,
        publishedAt: text,
        title: { type: 'string' },
        rest: { type: 'object', additionalProperties: true },
      },
      required: ['id', 'bucket', 'companyId', 'publishedAt'],
      indexes: ['bucket', 'companyId', 'publishedAt'],
    },
  },
  tap: {
    schema: {
      version: 0,
      primaryKey: 'id',
      type: 'object',
      properties: { id: text, row: { type: 'object', additionalProperties: true } },
      required: ['id'],
    },
  },
});
const jobs = collections.job as RxCollection<Row>;
const taps = collections.tap as RxCollection<Row>;

function document(job: Job): Row {
  const { _id: id, _companyId: companyId, publishedAt, title, ...rest } = job;
  return { id, bucket: 'market', companyId, publishedAt, title, rest };
}

const newest = () => jobs.find({ sort: [{ publishedAt: 'desc' }], limit: 30 });
const shownRow = (row: Row) => ({
  title: row.title as string,
  companyName: (row.rest as Job).companyName,
  publishedAt: row.publishedAt as string,
});

const put = (page: ReturnType<typeof document>[]) => jobs.bulkInsert(page);

let base: Awaited<ReturnType<typeof loadBase>> = [];
const shown = shownTitles();

async function begin() {
  base = await loadBase();
  return base;
}

/** One write: RxDB pushes the documents themselves and keeps no second record. */
function tap(n: number, what: TapPlan['what']): Promise<unknown> {
  const { _id: id, ...row } = tapApplies(n, what) ? applicationFor(n, jobRow(base, n)) : messageFor(n);
  return taps.insert({ id, row });
}

const bench: Bench = {
  ...putting({ begin, document, put, tap }),
  async watchFirst() {
    await begin();
    newest().$.subscribe((rows) => shown.show(rows.map((row) => shownRow(row.toMutableJSON()))));
  },
  async change(n) {
    const row = document(jobRow(base, n % 30, n + 2));
    const start = performance.now();
    const done = shown.until(row.title as string);
    await jobs.bulkUpsert([row]);
    await done;
    return performance.now() - start;
  },
  async drain() {
    const start = performance.now();
    const replication = replicateRxCollection<Row, unknown>({
      collection: taps,
      replicationIdentifier: `drain-${start}`,
      live: false,
      push: {
        async handler(rows) {
          const response = await fetch('/api/batch', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(rows.map((row) => row.newDocumentState)),
          });
          await response.json();
          return [];
        },
      },
    });
    await replication.awaitInSync();
    return performance.now() - start;
  },
};

window.bench = bench;
await coldStart(async () => (await newest().exec()).map((row) => shownRow(row.toMutableJSON())));
