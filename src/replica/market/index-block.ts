import { ZONES } from './ad-words.ts';
import type { MarketFacts } from './filters.ts';
import { type Postings, readPostings } from './postings.ts';

/** What is kept of some hundred jobs over a start: their words with places numbered from 0, and their facts in this order. */
export type IndexBlock = Postings & { facts: string };

/** In this order the values of a job stand in its line: names would be more than half of it. */
const FACTS = [
  '_id',
  'ver',
  'kind',
  'pay',
  'remote',
  'location',
  'publishedAt',
  'validThrough',
  '_companyId',
  'hours',
  'startDate',
  'language',
  'noExperience',
] as const satisfies readonly (keyof MarketFacts)[];

/** A fact that is not kept would be missing after a start: the compiler asks for it. */
type Missing = Exclude<keyof MarketFacts, (typeof FACTS)[number]>;
const NONE_MISSING: Missing extends never ? true : Missing = true;

export function writeFacts(jobs: readonly MarketFacts[]): string {
  return JSON.stringify(jobs.map((facts) => FACTS.map((name) => facts[name])));
}

/** The facts of a block; null where it is not as it was written. A store that is damaged most often says so itself. */
export function readBlock(block: IndexBlock): MarketFacts[] | null {
  try {
    const rows: unknown[][] = JSON.parse(block.facts);
    const isWhole = NONE_MISSING && rows.every((row) => row.length === FACTS.length);
    return isWhole && readPostings(block, rows.length * ZONES) ? rows.map(factsIn) : null;
  } catch {
    return null;
  }
}

function factsIn(row: readonly unknown[]): MarketFacts {
  const facts: Record<string, unknown> = {};
  for (const [at, name] of FACTS.entries()) facts[name] = row[at];
  return facts as MarketFacts;
}
