import { LEASE_STALE_MS } from '../../../contract/limits.ts';
import type { Replica } from '../../replica/database.ts';

/**
 * Inside `writeGate`: takes the drain lease and answers its fence. A phone may freeze the holder of the lock and thaw it later: every
 * write of a drain therefore checks that no newer fence was given out (rule W8).
 */
export async function takeLease(db: Replica, owner: string, now: number): Promise<number> {
  const fence = ((await db.lease.get('drain'))?.fence ?? 0) + 1;
  await db.lease.put({ id: 'drain', owner, fence, aliveAt: now });
  return fence;
}

/** Inside `writeGate`: whether this fence is still the newest. */
export async function holdsLease(db: Replica, fence: number): Promise<boolean> {
  return (await db.lease.get('drain'))?.fence === fence;
}

/** Inside `writeGate`: a sign of life, by which others tell whether the holder was frozen. */
export async function renewLease(db: Replica, now: number): Promise<void> {
  await db.lease.update('drain', { aliveAt: now });
}

/**
 * Whether the lock's holder has shown no sign of life for longer than any request takes. A sign from the future
 * says only that the clock has moved; taking the lock away too early costs a request that is answered twice (W6).
 */
export async function isLeaseStale(db: Replica, now: number): Promise<boolean> {
  const lease = await db.lease.get('drain');
  return lease === undefined || Math.abs(now - (lease.aliveAt ?? 0)) > LEASE_STALE_MS;
}
