import type { Job } from '../../../contract/entities/job.ts';
import { type Bench, inTurn, runTaps, type TapPlan, tapsWhile, timed } from './bench.ts';
import { jobPages, jobRows } from './rows.ts';
import { BEFORE_TAPS } from './taps.ts';

/** A library that takes rows a page at a time, in memory and in a form of its own. */
export type Putting<Row> = {
  /** Fetches what rows are made of, and keeps it for the taps as well. */
  begin: () => Promise<readonly Job[]>;
  document: (job: Job) => Row;
  put: (page: Row[]) => PromiseLike<unknown>;
  tap: (n: number, what: TapPlan['what']) => Promise<unknown>;
};

/** What is measured of all such libraries in the same way. */
export function putting<Row>({
  begin,
  document,
  put,
  tap,
}: Putting<Row>): Required<Pick<Bench, 'load' | 'beforeTaps' | 'taps' | 'tapsInLoad'>> {
  return {
    async load({ count }) {
      const pages = jobPages(await begin(), count).map((rows) => rows.map(document));
      return timed(() => inTurn(pages, put));
    },
    async beforeTaps() {
      await put(jobRows(await begin(), 0, BEFORE_TAPS.jobs).map(document));
    },
    taps: ({ count, what }) => runTaps(count, (n) => tap(n, what)),
    async tapsInLoad(count) {
      const pages = jobPages(await begin(), count, BEFORE_TAPS.jobs).map((rows) => rows.map(document));
      return tapsWhile(
        () => inTurn(pages, put),
        (n) => tap(n, 'mixed'),
      );
    },
  };
}
