/** Rings once after so many milliseconds; answers how to stop it. Handed in, so that tests need not wait. */
export type Timer = (ms: number, ring: () => void) => () => void;

export const systemTimer: Timer = (ms, ring) => {
  const timer = setTimeout(ring, ms);
  return () => clearTimeout(timer);
};

/** Stands for a result that did not come in time; the work itself goes on. */
export const LATE = Symbol('late');

/** What the work answers or throws, or `LATE` after so many milliseconds. */
export function within<Result>(
  timer: Timer,
  ms: number,
  work: PromiseLike<Result>,
): Promise<Result | typeof LATE> {
  return new Promise((resolve, reject) => {
    const stop = timer(ms, () => resolve(LATE));
    work.then(
      (result) => {
        stop();
        resolve(result);
      },
      (error: unknown) => {
        stop();
        reject(error);
      },
    );
  });
}

/** Resolves after so many milliseconds. */
export function pause(timer: Timer, ms: number): Promise<void> {
  return new Promise((resolve) => {
    timer(ms, resolve);
  });
}
