import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { Backlog, readSchedule } from '../outbox/backlog.ts';
import { isLeaseStale } from '../outbox/lease.ts';
import { readPauses } from '../outbox/pauses.ts';
import { schedule } from '../outbox/schedule.ts';
import type { PullEnd } from '../pull/pull.ts';
import type { SyncPorts } from '../wire/ports.ts';
import type { Transport } from '../wire/transport.ts';
import { courseAfter, type DrainEnd, endOf, nextRequest, UNHINDERED } from './course.ts';
import { beginDrain } from './drain.ts';
import { watchNews } from './news.ts';
import { sendEntries } from './send.ts';

export type DrainResult = {
  /** False: another drainer has the lock. */
  ran: boolean;
  received: number;
  /** When to drain again, milliseconds since the epoch; null when nothing waits for time. */
  wakeAt: number | null;
};

export type DrainOutbox = (options?: {
  /** Something happened (start, online, push …) that makes sleeping pointless. */
  wakeSleepers?: boolean;
}) => Promise<DrainResult>;

/** Pulls for one drain, at most: two servers that contradict each other must not keep it busy. */
const PULLS_MAX = 3;

/** Sends what waits (rules W4-W8). The same code runs in the worker and in the page. */
export function createDrain(
  ports: SyncPorts,
  transport: Transport,
  /** As far as the next page. */
  pullPage: () => Promise<PullEnd>,
): DrainOutbox {
  const { db, clock } = ports;
  const name = `drain:${db.uid}`;
  return async (options = {}) => {
    const result: DrainResult = { ran: false, received: 0, wakeAt: null };
    if (options.wakeSleepers) await wakeSleepers(ports);
    for (let pulls = 0; ; ) {
      let end = 'done' as DrainEnd;
      const work = async () => {
        end = await drainOnce(ports, transport, result);
      };
      // A frozen holder must not keep everything here for as long as its tab lives (rule I7).
      const ran =
        (await ports.tryLock(name, work)) ||
        ((await isLeaseStale(db, clock())) && (await ports.tryLock(name, work, { steal: true })));
      if (!ran) return result;
      result.ran = true;
      if (end === 'paused') return result;
      const isBehind = end === 'behind' && (pulls === PULLS_MAX || (await pullPage()) !== 'complete');
      if (end === 'behind' && !isBehind) {
        pulls += 1;
        await wakeSleepers(ports);
      }
      // A context that wrote an entry and found the lock taken counts on us: look once more, now that it is free.
      const { ready, wakeAt } = await readSchedule(db, clock());
      result.wakeAt = wakeAt;
      if (ready.length === 0 || isBehind) return result;
    }
  };
}

/** Sends until nothing more may go now; what it has sent is counted in `result`. */
async function drainOnce(ports: SyncPorts, transport: Transport, result: DrainResult): Promise<DrainEnd> {
  const { db, clock, sendBatch } = ports;
  const drain = await beginDrain(ports, transport);
  const backlog = new Backlog(db);
  const busy = new Map<string, Promise<void>>();
  let uploads = 0;
  let pauses = await readPauses(db, clock());
  let course = UNHINDERED;
  const sendRequest = async (entries: readonly OutboxEntry[]) => {
    const { received, ends } = await sendEntries(drain, entries);
    result.received += received.length;
    for (const end of ends) {
      course = courseAfter(course, end);
      if (end === 'asleep') pauses = await readPauses(db, clock());
    }
    for (const entry of received) backlog.forget(entry);
    const done = new Set(received.map(({ id }) => id));
    for (const entry of entries) if (!done.has(entry.id)) await backlog.reread(entry);
  };
  const start = (entries: readonly OutboxEntry[]) => {
    const lanes = new Set(entries.map(({ lane }) => lane));
    const isUpload = entries.some(({ files }) => files.length > 0);
    if (isUpload) uploads += 1;
    const sending = sendRequest(entries).finally(() => {
      for (const lane of lanes) busy.delete(lane);
      if (isUpload) uploads -= 1;
    });
    // Thrown by the race below; the others of a store that closed under us have nothing to add.
    sending.catch(() => undefined);
    for (const lane of lanes) busy.set(lane, sending);
  };
  const news = watchNews(ports);
  /** Reads what is new, and listens for what is written from then on. */
  let written = news.written();
  const readNew = () => {
    written = news.written();
    return backlog.readNew();
  };
  /** Until there may be something to send. */
  const wait = async (wakeAt: number | null) => {
    // Not all: a lane that hangs must not hold up the next entry of another (rule W4).
    const moved = Promise.race([...busy.values(), news.due(wakeAt)]).then(() => true);
    moved.catch(() => undefined);
    while (!(await Promise.race([moved, written.then(() => false)])) && !(await readNew()));
  };
  try {
    for (;;) {
      await readNew();
      const now = clock();
      const { ready, wakeAt } = schedule(backlog.all(), now, pauses);
      for (;;) {
        const queue = { ready, entries: backlog.all(), now, pauses };
        const request = nextRequest(course, queue, { busy, uploads, together: sendBatch !== undefined });
        if (request.length === 0) break;
        start(request);
      }
      if (busy.size === 0) return endOf(course);
      await wait(wakeAt);
    }
  } finally {
    news.stop();
  }
}

/** Ends the sleep of every entry; what the server asked for, and what can still be taken back, goes on waiting. */
function wakeSleepers({ db }: SyncPorts): Promise<unknown> {
  const work = () =>
    db.outbox
      .where('state')
      .anyOf('waiting', 'sending')
      .filter(({ nextAt }) => nextAt > 0)
      .modify({ nextAt: 0 });
  return writeGate(db, work, { tables: [db.outbox] });
}
