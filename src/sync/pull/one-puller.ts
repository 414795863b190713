import { LEASE_STALE_MS } from '../../../contract/limits.ts';
import { getMeta, getMetas, type Replica } from '../../replica/database.ts';
import { putMeta, writeGate } from '../../replica/write-gate.ts';
import type { SyncPorts } from '../wire/ports.ts';
import type { PullEnd, PullWhat } from './pull.ts';

/** The lock of who pulls. */
export const pullLock = (uid: string) => `pull:${uid}`;

/**
 * One puller of a person over all tabs and the worker (rule R9). A context that finds the lock taken draws a number, waits, and
 * pulls only what no pull has asked the server for since: `pullServed`, written with the last page (pull.ts), and
 * `marketServed`, written when the market is up to date (market/pull-market.ts).
 */
export function createOnePuller(
  { db, tryLock, sleep, market }: SyncPorts,
  pull: (what: PullWhat) => Promise<PullEnd>,
): (what?: PullWhat) => Promise<PullEnd> {
  const name = pullLock(db.uid);
  /** What of it was not asked for since the number was drawn. */
  const unserved = async (what: PullWhat, number: number): Promise<PullWhat | null> => {
    const { pullServed = 0, marketServed = 0 } = await getMetas(db, ['pullServed', 'marketServed']);
    const own = what !== 'market' && pullServed < number;
    const files = market && what !== 'own' && marketServed < number;
    if (own) return files || !market ? 'all' : 'own';
    return files ? 'market' : null;
  };
  return async (what = 'all') => {
    // Stays so where the lock is taken away from us: what goes on then is not waited for.
    let end: PullEnd = 'no-answer';
    const work = async () => {
      end = await pull(what);
    };
    if (await tryLock(name, work)) return end;
    const number = await drawNumber(db);
    const once = async () => {
      const left = await unserved(what, number);
      end = left ? await pull(left) : 'complete';
    };
    for (;;) {
      const before = await signsOfLife(db);
      const patience = new AbortController();
      void sleep(LEASE_STALE_MS).then(() => patience.abort());
      if (await tryLock(name, once, { signal: patience.signal })) return end;
      // Nothing came in all that time: the holder was frozen, or its page is (rule I7).
      if ((await signsOfLife(db)) === before) {
        await tryLock(name, once, { steal: true });
        return end;
      }
    }
  };
}

/** Changes with each page, and with each slice of the market. */
async function signsOfLife(db: Replica): Promise<string> {
  const { cursor, marketSlices } = await getMetas(db, ['cursor', 'marketSlices']);
  return `${marketSlices} ${cursor}`;
}

/** A pull that reads `pullWanted` later, before it asks the server, asks for what we want as well. */
function drawNumber(db: Replica): Promise<number> {
  return writeGate(db, async () => {
    const number = ((await getMeta(db, 'pullWanted')) ?? 0) + 1;
    await putMeta(db, 'pullWanted', number);
    return number;
  });
}
