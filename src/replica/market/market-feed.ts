import { getMeta, type Replica } from '../database.ts';
import { watch } from '../watch.ts';
import type { IndexStore } from './index-store.ts';
import { loadIndex } from './keep-index.ts';
import type { MarketIndex } from './market-index.ts';

/** Jobs read and indexed at a time: a question that comes in between waits for no more. */
const SLICE = 200;

/** `size`: jobs on this device; `loaded`: those of the server were all among them. */
export type Stood = { size: number; loaded: boolean };
type Counted = { versions: Map<string, number>; loaded: boolean };

/**
 * Keeps an index equal to the jobs of the replica: all of them at first, newest first, then what differs. Which ones
 * differ is told by the keys of an index alone; a market is far too large to be read after every change.
 * @param onChange told whether the index has all of the jobs there are, and how it stood when they were counted
 * @param next called between slices, so that others get their turn
 * @param store what was kept of an index at an earlier start is taken first (rule S7); @returns a function that ends it
 */
export function feedMarket(
  db: Replica,
  index: MarketIndex,
  onChange: (done: boolean, stood: Stood) => void,
  next: () => Promise<void>,
  store?: IndexStore,
): () => void {
  let ended = false;
  let wanted: Counted | null = null;
  let running = false;
  let isNew = true;

  const takeKept = async ({ versions, loaded }: Counted) => {
    isNew = false;
    const stood = { size: versions.size, loaded };
    const isCurrent = (id: string, ver: number) => versions.get(id) === ver;
    // What is not here, or cannot be read, is made from the jobs.
    if (store && versions.size > 0)
      await loadIndex(index, store, isCurrent, () => onChange(false, stood), next).catch(() => undefined);
  };

  const bringUp = async () => {
    running = true;
    while (wanted && !ended) {
      const { versions, loaded } = wanted;
      const stood = { size: versions.size, loaded };
      wanted = null;
      if (isNew) await takeKept({ versions, loaded });
      for (const id of [...index.ids()]) if (!versions.has(id)) index.remove(id);
      const stale = [...versions].filter(([id, ver]) => index.version(id) !== ver).map(([id]) => id);
      for (let at = 0; at < stale.length && !wanted && !ended; at += SLICE) {
        const jobs = await db.job.bulkGet(stale.slice(at, at + SLICE));
        for (const job of jobs) if (job) index.put(job);
        onChange(false, stood);
        await next();
      }
      if (!wanted && !ended) onChange(true, stood);
    }
    running = false;
  };
  const stop = watch(
    () => versionsOf(db),
    (counted) => {
      wanted = counted;
      if (!running) void bringUp().catch(() => undefined);
    },
  );
  return () => {
    ended = true;
    stop();
  };
}

/** Every job's id with its version, newest first. */
async function versionsOf(db: Replica): Promise<Counted> {
  // Before the jobs: a load that ends in between must not seem to have brought these alone.
  const loaded = (await getMeta(db, 'loaded')) ?? false;
  const keys = (await db.job.orderBy('[publishedAt+_id+ver]').reverse().keys()) as unknown as [
    string,
    string,
    number,
  ][];
  return { versions: new Map(keys.map(([, id, ver]) => [id, ver])), loaded };
}
