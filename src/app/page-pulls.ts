import type { Timer } from '../replica/store/within.ts';
import type { SyncEngine } from '../sync/engine.ts';
import { askAgain } from '../sync/pull/again.ts';
import { hurriedPull } from '../sync/pull/hurried-pull.ts';
import type { PullWhat } from '../sync/pull/pull.ts';
import type { Random } from '../sync/wire/ports.ts';

export type PagePulls = {
  /** There is a reason to pull. */
  now: () => void;
  /** A signal says that something moved. @param spreadMs within how many milliseconds to pull · @param what moved */
  hurry: (spreadMs: number, what: PullWhat) => void;
  /** The regular turn of a page in front (engine.ts). */
  turn: (isTold: boolean) => void;
  stop: () => void;
};

/** How long a token may take before the worker is asked to pull, in milliseconds. */
const SLOW_MS = 2_000;

/**
 * When a page pulls: for a reason, within the time of a signal, and again where a pull was not complete (rule R7). Not
 * before it is known who is here: a pull that waits for that would hold the puller's lock, and the worker, which may have a
 * way to a token, would wait for this page (rule R9.1).
 * @param ports.identified resolves when there is a token, or none can be had
 * @param ports.onPulled told when a pull for a reason has ended, however
 * @param ports.askWorker the worker pulls instead: that takes long
 * @param ports.isSeen whether the page is in front
 * @param ports.report told of what was thrown
 */
export function pagePulls(
  engine: Pick<SyncEngine, 'pull' | 'turn'>,
  ports: {
    identified: Promise<unknown>;
    onPulled: () => void;
    askWorker: () => void;
    isSeen: () => boolean;
    timer: Timer;
    random: Random;
    report: (error: unknown) => void;
  },
): PagePulls {
  let stopped = false;
  const once = async <Result>(ask: () => Promise<Result | undefined>): Promise<Result | undefined> => {
    await ports.identified;
    if (stopped) return undefined;
    return ask().catch((error: unknown) => void ports.report(error));
  };
  const turn = (isTold = false) => once(async () => (ports.isSeen() ? engine.turn(isTold) : undefined));
  const again = askAgain(turn, ports);
  const now = (what: PullWhat = 'all') =>
    void once(() => engine.pull(what)).then((end) => {
      // A half that has come says nothing of the other, which may be what is to be asked for again.
      if (what === 'all' || end !== 'complete') again.ended(end);
      ports.onPulled();
    });
  const hurried = {
    all: hurriedPull(() => now(), ports),
    own: hurriedPull(() => now('own'), ports),
    market: hurriedPull(() => now('market'), ports),
  };
  const forget = () => {
    for (const one of Object.values(hurried)) one.forget();
  };
  const known = ports.timer(SLOW_MS, ports.askWorker);
  void ports.identified.then(known);
  return {
    now: () => now(),
    hurry: (spreadMs, what) => {
      if (what === 'all') forget();
      hurried[what].hurry(spreadMs);
    },
    turn: (isTold) => void turn(isTold).then(again.ended),
    stop: () => {
      stopped = true;
      forget();
      again.forget();
      known();
    },
  };
}
