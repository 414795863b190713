import { LEASE_STALE_MS } from '../../../contract/limits.ts';
import { getMeta, type Replica } from '../../replica/database.ts';
import { putMeta, writeGate } from '../../replica/write-gate.ts';
import type { SyncPorts } from '../wire/ports.ts';
import type { PullEnd } from './pull.ts';

/**
 * One puller of a person over all tabs and the worker (rule R9). A context that finds the lock taken draws a number, waits, and
 * pulls only if no pull has asked the server since: `pullServed`, written with the last page (pull.ts).
 */
export function createOnePuller(
  { db, tryLock, sleep }: SyncPorts,
  pull: () => Promise<PullEnd>,
): () => Promise<PullEnd> {
  const name = `pull:${db.uid}`;
  return async () => {
    // Stays so where the lock is taken away from us: what goes on then is not waited for.
    let end: PullEnd = 'no-answer';
    const work = async () => {
      end = await pull();
    };
    if (await tryLock(name, work)) return end;
    const number = await drawNumber(db);
    const once = async () => {
      if (((await getMeta(db, 'pullServed')) ?? 0) >= number) end = 'complete';
      else await work();
    };
    for (;;) {
      const before = await getMeta(db, 'cursor');
      const patience = new AbortController();
      void sleep(LEASE_STALE_MS).then(() => patience.abort());
      if (await tryLock(name, once, { signal: patience.signal })) return end;
      // No page in all that time: the holder was frozen, or its page is (rule I7).
      if ((await getMeta(db, 'cursor')) === before) {
        await tryLock(name, once, { steal: true });
        return end;
      }
    }
  };
}

/** A pull that reads `pullWanted` later, before it asks the server, asks for what we want as well. */
function drawNumber(db: Replica): Promise<number> {
  return writeGate(db, async () => {
    const number = ((await getMeta(db, 'pullWanted')) ?? 0) + 1;
    await putMeta(db, 'pullWanted', number);
    return number;
  });
}
