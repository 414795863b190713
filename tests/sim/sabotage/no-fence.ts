export * from '../../../src/sync/outbox/lease.ts';

/** Every lease is good for ever. */
export async function holdsLease(): Promise<boolean> {
  return true;
}
