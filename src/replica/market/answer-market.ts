import type { Job } from '../../../contract/entities/job.ts';
import { fullHour, HOUR_MS } from '../../../contract/policy/search-moment.ts';
import { getMeta, type Replica } from '../database.ts';
import { hiddenOf } from '../queries/kept-jobs.ts';
import { me } from '../queries/me.ts';
import { watch } from '../watch.ts';
import type { Hidden } from './filters.ts';
import type { IndexStore } from './index-store.ts';
import { keepIndex } from './keep-index.ts';
import { feedMarket, type Stood } from './market-feed.ts';
import type { Counting } from './market-index.ts';
import { MarketIndex } from './market-index.ts';
import type { MarketAnswer, MarketCounting, MarketCounts, MarketQuestion } from './market-message.ts';

/** Rows that come along with an answer: more than any screen shows at first. */
const FIRST = 20;

/** The index is rebuilt once half of it is waste from replaced rows. */
const WASTE_MIN = 2_000;

/** What has changed of the index is kept so long after: a start has other things to do, and changes come in numbers. */
const KEPT_AFTER_MS = 15_000;

/**
 * @property now the device's time; @property after calls once, in so many milliseconds; answers how to stop it
 * @property store where the index is kept over starts; @property mayKeep whether this is the one that writes there: of
 * several tabs one does
 */
export type MarketPorts = {
  /** Lets others have their turn; also the pace at which a growing market is answered again. */
  next: () => Promise<void>;
  now: () => number;
  after: (ms: number, act: () => void) => () => void;
  store?: IndexStore;
  mayKeep?: () => boolean;
};

/**
 * Answers questions about the market from an index it keeps up by itself. Runs in a worker: indexing 20,000 jobs
 * takes seconds, and none of them may be taken from the thumb.
 */
export function answerMarket(
  db: Replica,
  tell: (answer: MarketAnswer | MarketCounts) => void,
  { next, now, after, store, mayKeep = () => true }: MarketPorts,
): {
  ask: (question: MarketQuestion) => void;
  count: (message: MarketCounting) => void;
  stop: () => void;
} {
  let index = new MarketIndex();
  let asked: MarketQuestion | null = null;
  let told = '';
  let counting: Counting[] = [];
  let countsTold = '';
  /** Null until it is read: a job that is hidden must not be in the first answer either. */
  let hidden: Hidden | null = null;
  let turn = 0;
  let stood: Stood = { size: 0, loaded: false };
  let whole = false;
  let loaded = false;
  let stopWaiting = () => {};

  const tellCounts = (among: Hidden, at: number) => {
    // Half of an index counts half.
    if (!whole) return;
    const counts = Object.fromEntries(counting.map((one) => [one.key, index.count(one, among, at)]));
    const text = JSON.stringify(counts);
    if (text === countsTold) return;
    countsTold = text;
    tell({ counts });
  };
  const answer = async () => {
    // With nothing looked at yet there is nothing to say, least of all that there are no jobs.
    if (!(whole || index.size)) return;
    const mine = ++turn;
    const at = now() + ((await getMeta(db, 'clockOffset')) ?? 0);
    if (mine !== turn || !hidden) return;
    tellCounts(hidden, at);
    if (!asked) return;
    const { question, filters } = asked;
    const { size, loaded: all } = stood;
    const ids = index.find(filters, hidden, at);
    const hour = fullHour(at);
    stopWaiting();
    // A job that is over goes, and with each hour what counts days is another question. A timer of weeks would be none.
    const again = Math.min(index.nextEnd(at) ?? Number.POSITIVE_INFINITY, hour + HOUR_MS);
    stopWaiting = after(again - at, () => void answer().catch(silent));
    const first = (await db.job.bulkGet(ids.slice(0, FIRST))).filter(
      (job): job is Job & { _bucket: string } => !!job,
    );
    if (mine !== turn) return;
    const text = `${question} ${hour} ${size} ${all} ${whole} ${loaded} ${ids.join()} ${first.map(({ ver }) => ver).join()}`;
    if (text === told) return;
    told = text;
    tell({
      question,
      hour: whole ? hour : null,
      ids,
      first,
      size,
      all,
      whole,
      loaded,
      places: index.places(),
    });
  };
  const silent = (error: unknown) => {
    // The replica was closed, so nothing waits for the answer.
    if (error instanceof Error && error.name === 'DatabaseClosedError') return;
    throw error;
  };

  let stopKeeping = () => {};
  let isKeeping = false;
  let isOver = false;
  const keepSoon = () => {
    // Not restarted by each change: where changes never stop it would never be kept.
    if (!store || isKeeping || !mayKeep()) return;
    isKeeping = true;
    const kept = index;
    const keep = async () => {
      // Where rows had to go for want of room, there is none for this.
      if ((await getMeta(db, 'trimmed')) !== undefined) return;
      await keepIndex(kept, store, next, () => isOver || kept !== index);
    };
    stopKeeping = after(KEPT_AFTER_MS, () => {
      // What is not kept is made again.
      keep()
        .catch(() => undefined)
        .finally(() => {
          isKeeping = false;
        });
    });
  };

  let answeredAt = 0;
  const feed = (into: MarketIndex) =>
    feedMarket(
      db,
      into,
      (done, counted) => {
        // An index that is being rebuilt answers once it is complete: no result may be missed in between.
        if (!done && into !== index) return;
        index = into;
        stood = counted;
        whole ||= done;
        loaded ||= done && stood.loaded;
        if (done && index.wasted > Math.max(WASTE_MIN, index.size)) return renew();
        if (done) keepSoon();
        // While it grows, not after every slice: each answer sorts and sends the whole list.
        if (!done && index.size < answeredAt * 2) return;
        answeredAt = Math.max(1, index.size);
        void answer().catch(silent);
      },
      next,
      store,
    );
  let stop = feed(index);
  const renew = () => {
    stop();
    stop = feed(new MarketIndex());
  };
  const stopHidden = watch(
    async () => (await me(db))?.settings,
    (settings) => {
      hidden = hiddenOf(settings);
      void answer().catch(silent);
    },
  );
  return {
    ask: (question) => {
      asked = question;
      void answer().catch(silent);
    },
    count: (message) => {
      ({ counting } = message);
      countsTold = '';
      void answer().catch(silent);
    },
    stop: () => {
      isOver = true;
      stop();
      stopKeeping();
      stopHidden();
      stopWaiting();
    },
  };
}
