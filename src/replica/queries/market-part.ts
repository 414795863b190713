import { MARKET_ROWS_MAX } from '../../../contract/limits.ts';
import { getMeta, type Replica } from '../database.ts';

/** @property most jobs this device holds at most · @property isPart the server has more of them */
export type MarketPart = { most: number; isPart: boolean };

/** Jobs over the cap that are put up with, as a share of it: to choose what goes, all of them are read. */
const SLACK = 0.05;
/** Jobs end between two looks: a device that was full a moment ago still lacks the rest. */
const NEARLY = 0.9;

async function marketMost(db: Replica): Promise<number> {
  return (await getMeta(db, 'marketMost')) ?? MARKET_ROWS_MAX;
}

/**
 * How much of the market this device may hold, and whether that is all of it.
 * @param counted all jobs here, counted in the same transaction
 */
export async function marketPart(db: Replica, counted?: PromiseLike<number>): Promise<MarketPart> {
  const most = await marketMost(db);
  const isCut = (await getMeta(db, 'marketCut')) ?? false;
  // A first load stops at its most, and nothing of the server tells so.
  const isPart =
    isCut ||
    (await getMeta(db, 'trimmed')) !== undefined ||
    (await (counted ?? db.job.count())) >= most * NEARLY;
  return { most, isPart };
}

/** Whether so many jobs are here that some have to go. */
export async function isOverMost(db: Replica): Promise<boolean> {
  return (await db.job.count()) > (await marketMost(db)) * (1 + SLACK);
}
