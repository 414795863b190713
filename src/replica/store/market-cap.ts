import { canonicalJson } from '../../../contract/canonical-json.ts';
import type { Job } from '../../../contract/entities/job.ts';
import { type Cell, pathOf } from '../../../contract/market-cell.ts';
import { getMeta, getMetas, type HeldMarket, type Replica, type Stored } from '../database.ts';
import { rowKey } from '../outbox-entry.ts';
import { heldMarket, MARKET_FACTS, type MarketFacts } from '../queries/held-market.ts';
import { marketPart } from '../queries/market-part.ts';
import { putMeta, putMetas } from '../write-gate.ts';
import { chooseParts } from './market-choice.ts';
import { regionsOf, worthOfJob } from './market-regions.ts';
import { isNeeded, neededKeys } from './needed-rows.ts';

/** Rows read at a time: small enough for the memory of a phone. */
const AT_A_TIME = 500;

/**
 * Takes away what is over the cap of the market (rule S2.3): parts of it as a whole, which the next pull would not take
 * either (rule R10.7), and of what is over the cap then the jobs that are missed least. Never one that was saved or
 * applied to, or that a waiting entry or a draft names. What a pull is just loading may be among them: it is overtaken then,
 * and begins the part again. Answers how many went.
 */
export async function capMarket(db: Replica): Promise<number> {
  const { most } = await marketPart(db);
  const before = await db.job.count();
  if (before <= most) return 0;
  await letPartsGo(db, most);
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
async function letPartsGo(db: Replica, most: number): Promise<void> {
  const marks = await marksOf(db);
  const held = partsIn(marks);
  if (!held) return;
  const cells = Object.keys(held.runs);
  const regions = await regionsOf(db);
  const ids = new Map<Cell, string[]>(cells.map((cell) => [cell, []]));
  const strays: string[] = [];
  await eachJob(db, ({ _id, ...job }) => {
    const part = pathOf(job).find((cell) => ids.has(cell));
    (part === undefined ? strays : ids.get(part))?.push(_id);
  });
  await unlessPulled(db, marks, async () => {
    const needed = await neededKeys(db, undefined);
    const isKept = (id: string) => isNeeded(needed, rowKey('job', id), id);
    const kept = chooseParts(
      [...ids].map(([cell, some]) => ({ cell, rows: some.length })),
      {
        most,
        regions,
        needed: new Set([...ids].flatMap(([cell, some]) => (some.some(isKept) ? cell : []))),
        held: new Set(cells),
      },
    );
    const going = [...ids].filter(([cell]) => !kept.includes(cell));
    const gone = [...strays, ...going.flatMap(([, some]) => some)].filter((id) => !isKept(id));
    if (gone.length + going.length === 0) return;
    await db.job.bulkDelete(gone);
    const runs = Object.fromEntries(kept.map((cell) => [cell, held.runs[cell] as number]));
    await noteCut(db, { ...held, runs });
  });
}

/** Jobs elsewhere first, then remote ones, then those around the places of saved searches; of each the oldest. */
async function letJobsGo(db: Replica, over: number): Promise<void> {
  const marks = await marksOf(db);
  const held = partsIn(marks);
  const regions = await regionsOf(db);
  const byWorth: string[][] = [[], [], []];
  await eachJob(db, (job) => byWorth[worthOfJob(job, regions)]?.push(job._id));
  await unlessPulled(db, marks, async () => {
    const needed = await neededKeys(db, undefined);
    const going = byWorth.flat().filter((id) => !isNeeded(needed, rowKey('job', id), id));
    await db.job.bulkDelete(going.slice(0, over));
    await noteCut(db, held && { ...held, lacks: true });
  });
}

const marksOf = (db: Replica) => getMetas(db, [...MARKET_FACTS, 'marketSlices']);

/** Null while the first part is being loaded: there is nothing yet that a pull would count on. */
function partsIn(facts: MarketFacts): HeldMarket | null {
  const held = heldMarket(facts);
  return held && Object.keys(held.runs).length > 0 ? held : null;
}

/** Not where a pull has written since: a job that was looked at may lie in another part by now. The next look comes. */
async function unlessPulled(
  db: Replica,
  marks: Awaited<ReturnType<typeof marksOf>>,
  work: () => Promise<void>,
): Promise<void> {
  await db.transaction('rw', db.tables, async () => {
    if (canonicalJson(await marksOf(db)) === canonicalJson(marks)) await work();
  });
}

/** Of an older generation now, a pull that is loading does not count what has gone as loaded (rules R3.7, R10.6). */
async function noteCut(db: Replica, held: HeldMarket | null): Promise<void> {
  const generation = ((await getMeta(db, 'generation')) ?? 0) + 1;
  await putMetas(db, { marketCut: true, generation, ...(held && { market: { ...held, generation } }) });
}

/** The oldest first. */
async function eachJob(db: Replica, look: (job: Stored<Job>) => void): Promise<void> {
  const oldest = (await db.job.orderBy('publishedAt').primaryKeys()) as string[];
  for (let at = 0; at < oldest.length; at += AT_A_TIME)
    for (const job of await db.job.bulkGet(oldest.slice(at, at + AT_A_TIME))) if (job) look(job);
}
