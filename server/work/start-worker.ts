import type { WakeWork } from '../api/release.ts';
import { transact } from '../api/transact.ts';
import { queueRecurring } from './recurring.ts';
import { ServiceBreaker } from './service-breaker.ts';
import { LANES, type Lane, type WorkKinds } from './work.ts';
import { doDueWork, type WorkerParts } from './worker.ts';

const TURN_MS = 1_000;

/** Concurrent tasks of a lane. Tasks that wait outside hold no connection. */
const RUNNERS: Readonly<Record<Lane, number>> = { time: 2, outside: 6, push: 8, bulk: 1 };

export type StartedWorker = { readonly wake: WakeWork; stop(): Promise<void> };

/**
 * Runs due work now, at every turn and when woken. Lanes keep a silent mail server, or a round over many rows, from
 * delaying deadlines. Stopping waits for running tasks and takes no new one.
 * @param every calls a function at an interval until the returned function is called
 */
export async function startWorker(
  parts: WorkerParts,
  every: (ms: number, act: () => void) => () => void,
): Promise<StartedWorker> {
  const { kinds, clock, ports, report } = parts;
  await transact(parts, (context) => queueRecurring(context, kinds));
  const breaker = new ServiceBreaker(report);
  const lanes = LANES.map((lane) => startLane({ ...parts, kinds: inLane(kinds, lane) }, RUNNERS[lane]));
  const wake = () => {
    for (const lane of lanes) lane.wake();
  };

  function startLane(laneParts: WorkerParts, most: number) {
    const runners = new Set<Promise<void>>();
    let woken = false;
    let stopped = false;
    async function run(): Promise<void> {
      while (woken && !stopped) {
        woken = false;
        await doDueWork(laneParts, {
          wakeWork: () => wake(),
          breaker,
          onTaken: () => start(),
          isStopped: () => stopped,
        }).catch((error: unknown) => report('work could not be taken', error));
      }
    }
    function start(): void {
      woken = true;
      if (runners.size >= most || stopped) return;
      const runner = run().finally(() => runners.delete(runner));
      runners.add(runner);
    }
    return {
      wake: start,
      async stop() {
        stopped = true;
        await Promise.all(runners);
      },
    };
  }

  const turn = () => {
    wake();
    void breaker.ask(kinds, ports, clock).then((isBack) => isBack && wake());
  };
  wake();
  const stopTurns = every(TURN_MS, turn);
  return {
    wake,
    async stop() {
      stopTurns();
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

const inLane = (kinds: WorkKinds, lane: Lane): WorkKinds =>
  Object.fromEntries(Object.entries(kinds).filter(([, work]) => work.lane === lane));
