import type { Replica } from '../replica/database.ts';
import { capMarket } from '../replica/store/market-cap.ts';
import { pullLock } from '../sync/pull/one-puller.ts';
import { tryWebLock } from '../sync/wire/lock.ts';

/**
 * The regular look at the cap, not while a pull goes on: until that has come to its end, what it replaces is here as well, and
 * a slow line would begin the part that it loads again and again.
 */
export async function capBetweenPulls(db: Replica): Promise<void> {
  await tryWebLock(pullLock(db.uid), async () => {
    await capMarket(db);
  });
}
