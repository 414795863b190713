import type { IndexStore } from './index-store.ts';
import { type MarketIndex, NOT_KEPT } from './market-index.ts';

/** Jobs in a block: few enough that one which has changed costs little, many enough that words are written seldom. */
const BLOCK = 500;
/** Blocks that are written at a time: all words of the index are walked through for them. */
const AT_A_TIME = 4;
/** So many jobs that are not kept yet are made again at each start instead. */
const FEW = 50;

type Turn = () => Promise<void>;

/**
 * Takes what was kept into an index that is empty.
 * @param isCurrent whether a job is still here in this version
 * @param onBlock told after each; @param next called in between, so that others get their turn
 */
export async function loadIndex(
  index: MarketIndex,
  store: IndexStore,
  isCurrent: (id: string, ver: number) => boolean,
  onBlock: () => void,
  next: Turn,
): Promise<void> {
  for (const key of await store.keys()) {
    const block = await store.read(key);
    if (!block || index.load(key, block, isCurrent) === 0) continue;
    onBlock();
    await next();
  }
}

/**
 * Keeps what has changed since: jobs that no block holds go into new ones, together with what is left of blocks that are
 * half empty. A write that does not come to its end leaves jobs in two blocks, or in none; the next start takes each once,
 * and makes again what is missing.
 * @param isOver asked between writes
 */
export async function keepIndex(
  index: MarketIndex,
  store: IndexStore,
  next: Turn,
  isOver: () => boolean,
): Promise<void> {
  const byBlock = index.slotsByBlock();
  const unkept = byBlock.get(NOT_KEPT) ?? [];
  const isUsed = (key: number) => (byBlock.get(key)?.length ?? 0) >= BLOCK / 2;
  const there = await store.keys();
  const gone = there.filter((key) => !byBlock.has(key) || byBlock.get(key)?.length === 0);
  if (unkept.length < FEW && gone.length === 0) return;
  const loose = there.filter((key) => !isUsed(key) && !gone.includes(key));
  // What is whole stays, and so do small blocks where little is new: otherwise each write would be of half of them.
  const joined = unkept.length < FEW ? [] : loose;
  const slots = [...unkept, ...joined.flatMap((key) => byBlock.get(key) ?? [])].sort((a, b) => a - b);
  const groups = unkept.length < FEW ? [] : inGroups(slots, BLOCK);
  for (let at = 0; at < groups.length && !isOver(); at += AT_A_TIME) {
    const some = groups.slice(at, at + AT_A_TIME);
    const keys = await store.write(index.blocksOf(some), []);
    for (const [which, group] of some.entries()) index.keptIn(keys[which] as number, group);
    await next();
  }
  if (!isOver()) await store.write([], [...gone, ...joined]);
}

function inGroups<Item>(all: readonly Item[], size: number): Item[][] {
  const groups: Item[][] = [];
  for (let at = 0; at < all.length; at += size) groups.push(all.slice(at, at + size));
  return groups;
}
