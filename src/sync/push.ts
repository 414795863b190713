import type { OutboxEntry } from '../replica/outbox-entry.ts';
import { writeGate } from '../replica/write-gate.ts';
import { createDrainer } from './drainer.ts';
import { takeLease } from './lease.ts';
import type { SyncPorts } from './ports.ts';
import { schedule } from './schedule.ts';
import type { Transport } from './transport.ts';

export type DrainResult = {
  /** False: somebody else is draining. */
  ran: boolean;
  received: number;
  /** When to drain again, milliseconds since the epoch; null when nothing waits for time. */
  wakeAt: number | null;
};

/** Lanes that are sent side by side, at most. */
const SIDE_BY_SIDE = 4;

/**
 * Sends what waits (rules W4-W8). The same code runs in the worker and in the page.
 * @param options.wakeSleepers true: something happened (start, online, push …) that makes sleeping pointless
 */
export function createDrain(ports: SyncPorts, transport: Transport) {
  const { db, clock } = ports;
  return async (options: { wakeSleepers?: boolean } = {}): Promise<DrainResult> => {
    const result: DrainResult = { ran: false, received: 0, wakeAt: null };
    result.ran = await ports.tryLock(`drain:${db.uid}`, async () => {
      const fence = await takeLease(db, ports.newId());
      if (options.wakeSleepers) await wakeSleepers(ports);
      const send = createDrainer(ports, transport, fence);
      const lanes = new Map<string, Promise<void>>();
      let paused = false;
      const start = async (entry: OutboxEntry) => {
        const end = await send(entry).finally(() => lanes.delete(entry.lane));
        if (end === 'received') result.received += 1;
        if (end === 'pause') paused = true;
      };
      for (;;) {
        const { ready, wakeAt } = schedule(await db.outbox.orderBy('order').toArray(), clock());
        result.wakeAt = wakeAt;
        for (const entry of ready) {
          if (paused || lanes.size === SIDE_BY_SIDE) break;
          if (lanes.has(entry.lane)) continue;
          const sending = start(entry);
          // Thrown by the race below; the others of a store that closed under us have nothing to add.
          sending.catch(() => undefined);
          lanes.set(entry.lane, sending);
        }
        if (lanes.size === 0) return;
        // Not all: a lane that hangs must not hold up the next entry of another (rule W4).
        await Promise.race(lanes.values());
      }
    });
    return result;
  };
}

function wakeSleepers({ db }: SyncPorts): Promise<unknown> {
  return writeGate(db, () => db.outbox.where('state').anyOf('waiting', 'sending').modify({ nextAt: 0 }));
}
