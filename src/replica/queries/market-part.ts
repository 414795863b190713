import { MARKET_ROWS_MAX } from '../../../contract/limits.ts';
import { getMeta, getMetas, type Replica } from '../database.ts';

/**
 * @property most jobs this device holds at most · @property isPart the server has more of them
 * @property asOf when what is here was last up to date; undefined where it comes with everything else
 */
export type MarketPart = { most: number; isPart: boolean; asOf: string | undefined };

/** Jobs over the cap that are put up with, as a share of it: to choose what goes, all of them are read. */
const SLACK = 0.05;
/** Jobs end between two looks: a device that was full a moment ago still lacks the rest. */
const NEARLY = 0.9;

export async function marketMost(db: Replica): Promise<number> {
  return (await getMeta(db, 'marketMost')) ?? MARKET_ROWS_MAX;
}

/**
 * How much of the market this device may hold, and whether that is all of it.
 * @param counted all jobs here, counted in the same transaction
 */
export async function marketPart(db: Replica, counted?: PromiseLike<number>): Promise<MarketPart> {
  const most = await marketMost(db);
  const { marketCut = false, trimmed, market } = await getMetas(db, ['marketCut', 'trimmed', 'market']);
  // Without its files nothing tells what there is beyond the most that a load brings.
  const isFull = !market && (await (counted ?? db.job.count())) >= most * NEARLY;
  return { most, isPart: marketCut || trimmed !== undefined || isFull, asOf: market?.asOf };
}

/** Whether so many jobs are here that some have to go. */
export async function isOverMost(db: Replica): Promise<boolean> {
  return (await db.job.count()) > (await marketMost(db)) * (1 + SLACK);
}
