import '../../../contract/jitless.ts';
import { calls } from '../../../contract/calls.ts';
import type { Change, SyncPage } from '../../../contract/sync.ts';
import { keepDeviceStore, type StoreKeeping } from '../../../src/app/store-keeping.ts';
import { Replica } from '../../../src/replica/database.ts';
import { systemTimer } from '../../../src/replica/store/within.ts';
import { watch } from '../../../src/replica/watch.ts';
import { joinEngine } from '../../../src/sync/browser-engine.ts';
import { fetchSend } from '../../../src/sync/wire/send.ts';
import { createSendBatch, createTransport, type Transport } from '../../../src/sync/wire/transport.ts';
import { type Bench, coldStart, runTaps, shownTitles, type TapPlan, tapsWhile, timed } from './bench.ts';
import { jobChange, jobRow, jobRows, loadBase, pageBounds } from './rows.ts';
import { applyArgs, BEFORE_TAPS, conversationRow, messageArgs, tapApplies, UID } from './taps.ts';

const db = new Replica(UID);
const options = {
  calls,
  origin: location.origin,
  send: fetchSend(60_000),
  now: Date.now,
  timer: systemTimer,
};
const overHttp = createTransport(options);
/** What answers the next pull; the network unless a measure says otherwise. */
let transport: Transport = overHttp;
/** The app's watchdog around taps; started with them. */
let keeping: StoreKeeping | undefined;
const engine = joinEngine({
  db,
  credentials: async () => ({ uid: UID, token: 'token' }),
  wire: { transport: (...request) => transport(...request), sendBatch: createSendBatch(options) },
  writeWithJournal: (tap, write) => keeping?.writeWithJournal(tap, write) ?? write(),
});

let cursor = 0;
const syncPage = (changes: Change[], more: boolean): SyncPage => ({
  cursor: `c${++cursor}`,
  epoch: 'e1',
  more,
  serverTime: new Date().toISOString(),
  buckets: ['market', `user:${UID}`],
  reset: [],
  changes,
});

/** Answers one pull after the other from memory. */
function servePages(pages: readonly unknown[]): void {
  let at = 0;
  transport = (async () => ({ kind: 'answer', data: pages[at++], changes: [] })) as unknown as Transport;
}

/** The same from JSON, with the checks that an answer of the network gets. */
function serveTexts(texts: readonly string[]): void {
  let at = 0;
  transport = (async () => {
    const parsed = calls['sync.pull'].answer.safeParse(JSON.parse(texts[at++] as string));
    if (!parsed.success) throw parsed.error;
    return { kind: 'answer', data: parsed.data, changes: [] };
  }) as unknown as Transport;
}

async function pull(): Promise<void> {
  const end = await engine.pull();
  if (end !== 'complete') throw new Error(`the pull ended with ${end}`);
}

async function pullChanges(changes: Change[]): Promise<void> {
  servePages([syncPage(changes, false)]);
  await pull();
}

async function first30() {
  return db.job.orderBy('[publishedAt+_id+ver]').reverse().limit(30).toArray();
}

let base: Awaited<ReturnType<typeof loadBase>> = [];
const shown = shownTitles();

/** Rows in the pages of a pull. @param first number of the first of them */
function pagesOf(count: number, first = 0): SyncPage[] {
  const bounds = pageBounds(count);
  return bounds.map(([from, to], at) =>
    syncPage(jobRows(base, from + first, to + first).map(jobChange), at < bounds.length - 1),
  );
}

async function fill(count: number): Promise<void> {
  servePages(pagesOf(count));
  await pull();
}

const tap = (n: number, what: TapPlan['what']) =>
  tapApplies(n, what)
    ? engine.mutate('application.add', applyArgs(n))
    : engine.mutate('conversation.add-message', messageArgs(n));

const bench: Bench = {
  async load({ count, how }) {
    base = await loadBase();
    await db.open();
    if (how === 'objects') servePages(pagesOf(count));
    else if (how === 'text') serveTexts(pagesOf(count).map((page) => JSON.stringify(page)));
    else transport = overHttp;
    const load = await timed(pull);
    const arrived = await db.job.count();
    if (arrived !== count) throw new Error(`${arrived} of ${count} rows arrived`);
    return load;
  },
  async watchFirst() {
    base = await loadBase();
    watch(first30, shown.show);
  },
  async change(n) {
    const row = jobRow(base, n % 30, n + 2);
    const start = performance.now();
    const done = shown.until(row.title);
    await pullChanges([jobChange(row)]);
    await done;
    return performance.now() - start;
  },
  async beforeTaps() {
    keeping = keepDeviceStore(db, {
      wake: () => undefined,
      replace: () => undefined,
      begin: Promise.resolve(),
      start: Promise.resolve(),
    });
    base = await loadBase();
    await fill(BEFORE_TAPS.jobs);
    const conversations = Array.from({ length: BEFORE_TAPS.conversations }, (_, n) => conversationRow(n));
    await pullChanges(
      conversations.map((row) => ({
        bucket: `user:${UID}`,
        table: 'conversation',
        id: row._id,
        ver: row.ver,
        row,
      })),
    );
  },
  taps: ({ count, what }) => runTaps(count, (n) => tap(n, what)),
  tapsInLoad: (count) => {
    servePages(pagesOf(count, BEFORE_TAPS.jobs));
    return tapsWhile(pull, (n) => tap(n, 'mixed'));
  },
  async drain() {
    transport = overHttp;
    const start = performance.now();
    for (;;) {
      await engine.drain();
      const waiting = await db.outbox.count();
      if (waiting === 0) return performance.now() - start;
    }
  },
  async replay(waiting, rows) {
    base = await loadBase();
    await fill(rows);
    await runTaps(waiting, (n) => engine.mutate('application.add', applyArgs(n)));
    const bounds = pageBounds(rows, 500);
    servePages(
      bounds.map(([from, to], at) =>
        syncPage(jobRows(base, from, to, 2).map(jobChange), at < bounds.length - 1),
      ),
    );
    const load = await timed(pull);
    const optimistic = await db.application.count();
    if (optimistic !== waiting) throw new Error(`${optimistic} of ${waiting} waiting entries are shown`);
    return load;
  },
};

window.bench = bench;
await coldStart(first30);
