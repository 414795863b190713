import { isWhileLocked } from '../../contract/calls.ts';
import { getMeta } from '../replica/database.ts';
import type { OutboxEntry } from '../replica/outbox-entry.ts';
import { writeGate } from '../replica/write-gate.ts';
import { Backlog, readSchedule } from './backlog.ts';
import { packBatch } from './batch.ts';
import { createDrainer, type SendEnd } from './drainer.ts';
import { isLeaseStale, takeLease } from './lease.ts';
import { readPauses } from './pauses.ts';
import type { SyncPorts } from './ports.ts';
import type { PullEnd } from './pull.ts';
import { trimReceived } from './received.ts';
import { schedule } from './schedule.ts';
import type { SendBatch, Transport } from './transport.ts';

export type DrainResult = {
  /** False: somebody else is draining. */
  ran: boolean;
  received: number;
  /** When to drain again, milliseconds since the epoch; null when nothing waits for time. */
  wakeAt: number | null;
};

export type Drain = (options?: {
  /** Something happened (start, online, push …) that makes sleeping pointless. */
  wakeSleepers?: boolean;
}) => Promise<DrainResult>;

/** Lanes that are sent side by side, at most: as many connections as HTTP/1.1 browsers leave us beside the rest. */
const SIDE_BY_SIDE = 4;

/** Pulls for one drain, at most: two servers that contradict each other must not keep it busy. */
const PULLS_MAX = 3;

/** Sends what waits (rules W4-W8). The same code runs in the worker and in the page. */
export function createDrain(
  ports: SyncPorts,
  transport: Transport,
  /** As far as the next page. */
  pullPage: () => Promise<PullEnd>,
): Drain {
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

/** `paused`: nobody can send more now · `reset` and `behind`: as of an entry */
type DrainEnd = 'done' | 'paused' | 'reset' | 'behind';

async function drainOnce(ports: SyncPorts, transport: Transport, result: DrainResult): Promise<DrainEnd> {
  const { db, clock } = ports;
  const fence = await takeLease(db, ports.newId(), clock());
  await trimReceived(db);
  // Before the outbox: what a reset brings back into it is then never missed.
  const generation = (await getMeta(db, 'generation')) ?? 0;
  const { send, sendTogether } = createDrainer(ports, transport, { fence, generation });
  const { sendBatch } = ports;
  const backlog = new Backlog(db);
  await backlog.reload();
  const lanes = new Map<string, Promise<void>>();
  let pauses = await readPauses(db, clock());
  let paused = false;
  let locked = false;
  let outdated: 'reset' | 'behind' | undefined;
  const note = async (end: SendEnd) => {
    if (end === 'received') result.received += 1;
    if (end === 'pause') paused = true;
    if (end === 'locked') locked = true;
    if (end === 'behind' || (end === 'reset' && !outdated)) outdated = end;
    if (end === 'asleep') pauses = await readPauses(db, clock());
  };
  const one = async (entry: OutboxEntry) => {
    const end = await send(entry);
    await note(end);
    if (end === 'received') backlog.forget(entry);
    else await backlog.reread(entry);
  };
  const together = async (batch: readonly OutboxEntry[], by: SendBatch) => {
    const { received, ends } = await sendTogether(batch, by);
    result.received += received.length;
    for (const end of ends) await note(end);
    for (const entry of received) backlog.forget(entry);
    const keys = new Set(received.map(({ id }) => id));
    for (const entry of batch) if (!keys.has(entry.id)) await backlog.reread(entry);
  };
  const start = (entries: readonly OutboxEntry[], work: Promise<void>) => {
    const names = new Set(entries.map(({ lane }) => lane));
    const sending = work.finally(() => {
      for (const lane of names) lanes.delete(lane);
    });
    // Thrown by the race below; the others of a store that closed under us have nothing to add.
    sending.catch(() => undefined);
    for (const lane of names) lanes.set(lane, sending);
  };
  for (;;) {
    await backlog.readNew();
    const { ready } = schedule(backlog.all(), clock(), pauses);
    for (;;) {
      if (paused || outdated || new Set(lanes.values()).size === SIDE_BY_SIDE) break;
      const heads = ready.filter(({ lane, name }) => !lanes.has(lane) && (!locked || isWhileLocked(name)));
      const [head] = heads;
      if (!head) break;
      const batch = sendBatch && !locked ? packBatch(backlog.all(), heads, { now: clock(), pauses }) : [];
      // Only where it spares waiting: of what goes side by side, one request that is lost holds up one entry.
      const sideBySide = Math.min(new Set(batch.map(({ lane }) => lane)).size, SIDE_BY_SIDE);
      if (sendBatch && batch.length > sideBySide) start(batch, together(batch, sendBatch));
      else start([head], one(head));
    }
    if (lanes.size === 0) return paused ? 'paused' : (outdated ?? (locked ? 'paused' : 'done'));
    // Not all: a lane that hangs must not hold up the next entry of another (rule W4).
    await Promise.race(lanes.values());
  }
}

/** Ends the sleep of every entry; what the server asked for, and what can still be taken back, goes on waiting. */
function wakeSleepers({ db }: SyncPorts): Promise<unknown> {
  return writeGate(db, () =>
    db.outbox
      .where('state')
      .anyOf('waiting', 'sending')
      .filter(({ nextAt }) => nextAt > 0)
      .modify({ nextAt: 0 }),
  );
}
