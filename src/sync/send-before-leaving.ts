import { SEND_BEFORE_LEAVING_MS } from '../../contract/limits.ts';
import { countWaiting } from '../replica/queries/outbox.ts';
import { type Timer, within } from '../replica/store/within.ts';
import { watchReplica } from '../replica/watch.ts';
import type { SyncEngine } from './engine.ts';

/**
 * Sends what waits before somebody leaves, for 20 seconds at most: on a dead line a request alone may take a minute,
 * and whoever hands the phone back waits for it. Ends sooner where nothing waits any more, whoever has sent it, and
 * where our own drain has come to an end and nothing wakes in time.
 */
export async function sendBeforeLeaving(
  { db, drain }: Pick<SyncEngine, 'db' | 'drain'>,
  { timer, clock }: { timer: Timer; clock: () => number },
): Promise<void> {
  const until = clock() + SEND_BEFORE_LEAVING_MS;
  let stop = () => {};
  const done = new Promise<void>((resolve) => {
    stop = watchReplica(
      db,
      () => countWaiting(db),
      (waiting) => waiting === 0 && resolve(),
    );
    const send = async (): Promise<void> => {
      const { ran, wakeAt } = await drain({ wakeSleepers: true });
      // Somebody else is sending: the watch tells when they are done.
      if (!ran) return;
      if (wakeAt === null || wakeAt >= until) return resolve();
      timer(Math.max(0, wakeAt - clock()), () => void send().catch(resolve));
    };
    send().catch(resolve);
  });
  await within(timer, SEND_BEFORE_LEAVING_MS, done);
  stop();
}
