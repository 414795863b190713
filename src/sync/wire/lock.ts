import type { TryLock } from './ports.ts';

/**
 * One drainer and one puller across tabs and worker (rules W8, R9). Where the browser has no locks, idempotency and the
 * cursor alone keep us safe.
 */
export const tryWebLock: TryLock = async (name, work, { steal = false, signal } = {}) => {
  if (!navigator.locks) {
    await work();
    return true;
  }
  const options = signal ? { signal } : steal ? { steal } : { ifAvailable: true };
  let ran = false;
  try {
    await navigator.locks.request(name, options, async (lock) => {
      if (!lock) return;
      ran = true;
      await work();
    });
  } catch (error) {
    // The lock was taken away while this context was frozen: its fence is old, and its writes no longer count. Or
    // nobody waits for it any longer.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
  return ran;
};

/** Runs `work` once nobody else holds the lock. */
export type WithLock = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

export const withWebLock: WithLock = async (name, work) =>
  navigator.locks ? navigator.locks.request(name, work) : work();
