import type { Replica } from '../replica/database.ts';
import { writeGate } from '../replica/write-gate.ts';

/**
 * Takes the drain lease and answers its fence. A phone may freeze the holder of the lock and thaw it later: every
 * write of a drain therefore checks that no newer fence was given out (rule W8).
 */
export function takeLease(db: Replica, owner: string): Promise<number> {
  return writeGate(db, async () => {
    const fence = ((await db.lease.get('drain'))?.fence ?? 0) + 1;
    await db.lease.put({ id: 'drain', owner, fence });
    return fence;
  });
}

/** Inside `writeGate`: whether this fence is still the newest. */
export async function holdsLease(db: Replica, fence: number): Promise<boolean> {
  return (await db.lease.get('drain'))?.fence === fence;
}
