import type { TryLock } from './ports.ts';

/** One drainer across tabs and worker (rule W8). Where the browser has no locks, idempotency alone keeps us safe. */
export const tryWebLock: TryLock = async (name, work) => {
  if (!navigator.locks) {
    await work();
    return true;
  }
  return navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work();
    return true;
  });
};
