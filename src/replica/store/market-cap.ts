import type { Job } from '../../../contract/entities/job.ts';
import { type Cell, pathOf } from '../../../contract/market-cell.ts';
import { getMeta, type HeldMarket, type Replica, type Stored } from '../database.ts';
import { rowKey } from '../outbox-entry.ts';
import { marketPart } from '../queries/market-part.ts';
import { putMeta } from '../write-gate.ts';
import { chooseParts } from './market-choice.ts';
import { regionsOf, worthOfJob } from './market-regions.ts';
import { isNeeded, neededKeys } from './needed-rows.ts';

/** Rows read at a time: small enough for the memory of a phone. */
const AT_A_TIME = 500;

/**
 * Takes away what is over the cap of the market (rule S2.3): parts of it as a whole, which the next pull would not take
 * either (rule R10.7), and of what is over the cap then the jobs that are missed least. Never one that was saved or
 * applied to, or that a waiting entry or a draft names. Answers how many went.
 */
export async function capMarket(db: Replica): Promise<number> {
  const { most } = await marketPart(db);
  const before = await db.job.count();
  if (before <= most) return 0;
  const held = await getMeta(db, 'market');
  if (held) await letPartsGo(db, held, most);
  const over = (await db.job.count()) - most;
  if (over > 0) await letJobsGo(db, over);
  return before - (await db.job.count());
}

/**
 * Another cap from now on; the next pull takes what belongs to it. The outbox is not touched.
 * @param most how many jobs this device may hold
 */
export async function setMarketMost(db: Replica, most: number): Promise<void> {
  const { most: before } = await marketPart(db);
  await db.guard(async () => {
    await putMeta(db, 'marketMost', most);
    // Their files would not come again for the jobs that are missing.
    if (most > before && (await getMeta(db, 'market'))?.lacks) await db.meta.delete('market');
  });
  await capMarket(db);
}

/** The same choice as a pull makes, among the parts that are here. */
async function letPartsGo(db: Replica, held: HeldMarket, most: number): Promise<void> {
  const regions = await regionsOf(db);
  const ids = new Map<Cell, string[]>(Object.keys(held.runs).map((cell) => [cell, []]));
  const strays: string[] = [];
  await eachJob(db, ({ _id, ...job }) => {
    const part = pathOf(job).find((cell) => ids.has(cell));
    (part === undefined ? strays : ids.get(part))?.push(_id);
  });
  await db.transaction('rw', db.tables, async () => {
    const needed = await neededKeys(db, undefined);
    const isKept = (id: string) => isNeeded(needed, rowKey('job', id), id);
    const cells = chooseParts(
      [...ids].map(([cell, some]) => ({ cell, rows: some.length })),
      {
        most,
        regions,
        needed: new Set([...ids].flatMap(([cell, some]) => (some.some(isKept) ? cell : []))),
        held: new Set(ids.keys()),
      },
    );
    const going = [...ids].filter(([cell]) => !cells.includes(cell));
    const gone = [...strays.filter((id) => !isKept(id)), ...going.flatMap(([, some]) => some)];
    await db.job.bulkDelete(gone);
    const runs = Object.fromEntries(cells.map((cell) => [cell, held.runs[cell] as number]));
    await putMeta(db, 'market', { ...held, runs });
    if (gone.length + going.length > 0) await putMeta(db, 'marketCut', true);
  });
}

/** Jobs elsewhere first, then remote ones, then those around the places of saved searches; of each the oldest. */
async function letJobsGo(db: Replica, over: number): Promise<void> {
  const regions = await regionsOf(db);
  const byWorth: string[][] = [[], [], []];
  await eachJob(db, (job) => byWorth[worthOfJob(job, regions)]?.push(job._id));
  await db.transaction('rw', db.tables, async () => {
    const needed = await neededKeys(db, undefined);
    const going = byWorth.flat().filter((id) => !isNeeded(needed, rowKey('job', id), id));
    await db.job.bulkDelete(going.slice(0, over));
    const held = await getMeta(db, 'market');
    if (held) await putMeta(db, 'market', { ...held, lacks: true });
    await putMeta(db, 'marketCut', true);
  });
}

/** The oldest first. */
async function eachJob(db: Replica, look: (job: Stored<Job>) => void): Promise<void> {
  const oldest = (await db.job.orderBy('publishedAt').primaryKeys()) as string[];
  for (let at = 0; at < oldest.length; at += AT_A_TIME)
    for (const job of await db.job.bulkGet(oldest.slice(at, at + AT_A_TIME))) if (job) look(job);
}
