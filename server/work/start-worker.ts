import { transact } from '../api/transact.ts';
import { queueRecurring } from './recurring.ts';
import { workKinds } from './work-kinds.ts';
import { doDueWork, type WakeWork, type WorkerParts } from './worker.ts';

const TURN_MS = 1_000;

export type StartedWorker = { readonly wake: WakeWork; stop(): Promise<void> };

/**
 * Does due work now, at every turn, and when woken. Never two rounds at the same time in one process.
 * @param every calls something every so often until the returned function is called
 */
export async function startWorker(
  parts: WorkerParts,
  every: (ms: number, act: () => void) => () => void,
): Promise<StartedWorker> {
  const { kinds = workKinds, report } = parts;
  await transact(parts, (context) => queueRecurring(context, kinds));
  let running: Promise<void> | undefined;
  let woken = false;
  let stopped = false;
  const wake = () => {
    woken = true;
    running ??= turn();
  };
  async function turn(): Promise<void> {
    while (woken && !stopped) {
      woken = false;
      await doDueWork(parts, wake).catch((error: unknown) => report('work could not be taken', error));
    }
    running = undefined;
  }
  wake();
  const stopTurns = every(TURN_MS, wake);
  return {
    wake,
    async stop() {
      stopped = true;
      stopTurns();
      await running;
    },
  };
}
