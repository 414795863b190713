import { type Cell, pathOf } from '../../../../contract/market-cell.ts';
import type { MarketManifest } from '../../../../contract/market-files.ts';
import type { HeldMarket, Replica } from '../../../replica/database.ts';
import { splitKey } from '../../../replica/outbox-entry.ts';
import { marketMost } from '../../../replica/queries/market-part.ts';
import { chooseParts } from '../../../replica/store/market-choice.ts';
import { regionsOf } from '../../../replica/store/market-regions.ts';
import { neededKeys } from '../../../replica/store/needed-rows.ts';

/**
 * The parts of this manifest that the device takes, in the order in which they are wanted (rule R10.7).
 * @param ownRows resolves when what is the person's own has come: where not all fits, their searches say what is taken
 */
export async function partsToTake(
  db: Replica,
  { cells }: MarketManifest,
  held: HeldMarket,
  ownRows: Promise<unknown>,
): Promise<Cell[]> {
  const most = await marketMost(db);
  const isWhole = cells.reduce((sum, { rows }) => sum + rows, 0) <= most;
  if (!isWhole) await ownRows;
  return chooseParts(cells, {
    most,
    regions: await regionsOf(db),
    needed: isWhole ? new Set() : await neededParts(db, new Set(cells.map(({ cell }) => cell))),
    held: new Set(Object.keys(held.runs)),
  });
}

/** What parts are chosen by, as a text. What is needed elsewhere comes with the next choice among all. */
export async function wishesOf(db: Replica): Promise<string> {
  return JSON.stringify([await marketMost(db), await regionsOf(db)]);
}

async function neededParts(db: Replica, cells: ReadonlySet<Cell>): Promise<Set<Cell>> {
  const { ids, keys } = await neededKeys(db, undefined);
  const named = [...keys].map(splitKey).flatMap(([table, id]) => (table === 'job' ? id : []));
  const jobs = await db.job.bulkGet([...new Set([...ids, ...named])]);
  return new Set(jobs.flatMap((job) => (job && pathOf(job).find((cell) => cells.has(cell))) ?? []));
}
