import { SEND_BEFORE_LEAVING_MS } from '../../../contract/limits.ts';
import { countWaiting } from '../../replica/queries/outbox.ts';
import { type Timer, within } from '../../replica/store/within.ts';
import { watchReplica } from '../../replica/watch.ts';
import type { SyncEngine } from '../engine.ts';

/**
 * Sends what waits before a sign-out, for `SEND_BEFORE_LEAVING_MS` at most: on a dead line one request alone may take a
 * minute. Ends earlier when nothing waits any more, whichever context sent it, and when our drain is through and no entry
 * wakes in time.
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
