import { isWhileLocked } from '../../contract/calls.ts';
import type { OutboxEntry } from '../replica/outbox-entry.ts';
import { writeGate } from '../replica/write-gate.ts';
import { Backlog } from './backlog.ts';
import { createDrainer } from './drainer.ts';
import { isLeaseStale, takeLease } from './lease.ts';
import { readPauses } from './pauses.ts';
import type { SyncPorts } from './ports.ts';
import { trimReceived } from './received.ts';
import { schedule } from './schedule.ts';
import type { Transport } from './transport.ts';

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

/** Sends what waits (rules W4-W8). The same code runs in the worker and in the page. */
export function createDrain(ports: SyncPorts, transport: Transport): Drain {
  const { db, clock } = ports;
  const name = `drain:${db.uid}`;
  return async (options = {}) => {
    const result: DrainResult = { ran: false, received: 0, wakeAt: null };
    if (options.wakeSleepers) await wakeSleepers(ports);
    for (;;) {
      let paused = false;
      const work = async () => {
        paused = (await drainOnce(ports, transport, result)) === 'paused';
      };
      // A frozen holder must not keep everything here for as long as its tab lives (rule I7).
      const ran =
        (await ports.tryLock(name, work)) ||
        ((await isLeaseStale(db, clock())) && (await ports.tryLock(name, work, { steal: true })));
      if (!ran) return result;
      result.ran = true;
      if (paused) return result;
      // Whoever wrote an entry and found the lock taken counts on us: look once more, now that it is free.
      const left = new Backlog(db);
      await left.reload();
      const { ready, wakeAt } = schedule(left.all(), clock(), await readPauses(db));
      result.wakeAt = wakeAt;
      if (ready.length === 0) return result;
    }
  };
}

async function drainOnce(
  ports: SyncPorts,
  transport: Transport,
  result: DrainResult,
): Promise<'done' | 'paused'> {
  const { db, clock } = ports;
  const fence = await takeLease(db, ports.newId(), clock());
  await trimReceived(db);
  const send = createDrainer(ports, transport, fence);
  const backlog = new Backlog(db);
  await backlog.reload();
  const lanes = new Map<string, Promise<void>>();
  let pauses = await readPauses(db);
  let paused = false;
  let locked = false;
  const start = async (entry: OutboxEntry) => {
    try {
      const end = await send(entry);
      if (end === 'received') result.received += 1;
      if (end === 'pause') paused = true;
      if (end === 'locked') locked = true;
      if (end === 'asleep') pauses = await readPauses(db);
      if (end === 'received') backlog.forget(entry);
      else await backlog.reread(entry);
    } finally {
      lanes.delete(entry.lane);
    }
  };
  for (;;) {
    await backlog.readNew();
    const { ready } = schedule(backlog.all(), clock(), pauses);
    for (const entry of ready) {
      if (paused || lanes.size === SIDE_BY_SIDE) break;
      if (lanes.has(entry.lane) || (locked && !isWhileLocked(entry.name))) continue;
      const sending = start(entry);
      // Thrown by the race below; the others of a store that closed under us have nothing to add.
      sending.catch(() => undefined);
      lanes.set(entry.lane, sending);
    }
    if (lanes.size === 0) return paused || locked ? 'paused' : 'done';
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
