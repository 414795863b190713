import type { Replica } from '../replica/database.ts';
import { type MarketAnswers, readMarket } from '../replica/market/market-start.ts';
import { MARKET_TABLES } from '../replica/market/market-tables.ts';
import { watchWrites } from '../replica/writes.ts';

/** Characters: of who has applied very often it is faster to read the store than to read so much with the page. */
const MOST = 100_000;

export type KeptAnswers = {
  /**
   * As JSON; undefined where something was written since they were read.
   * @param rows of the list that are painted: more would only make the page longer
   */
  now: (rows: number) => string | undefined;
  renew: () => Promise<void>;
};

/**
 * What the first list is made of, for the next start to draw it from (rule S6.5).
 * @param onMoved something was written, here or elsewhere: what was read is no longer what is there
 */
export function keptAnswers(db: () => Replica | undefined, onMoved: () => void): KeptAnswers {
  let answers: MarketAnswers | undefined;
  let writes = 0;
  watchWrites((isTo) => {
    const of = db();
    if (!of || !isTo(of, MARKET_TABLES)) return;
    writes += 1;
    answers = undefined;
    onMoved();
  });
  return {
    now: (rows) => {
      if (!answers) return undefined;
      const { beginning } = answers;
      const kept = { ...answers, beginning: { ...beginning, jobs: beginning.jobs.slice(0, rows) } };
      const text = JSON.stringify(kept);
      return text.length <= MOST ? text : undefined;
    },
    renew: async () => {
      const of = db();
      if (answers || !of) return;
      const before = writes;
      const read = await readMarket(of, Date.now()).catch(() => undefined);
      if (before === writes && of === db()) answers = read;
    },
  };
}
