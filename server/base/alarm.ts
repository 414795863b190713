/** Calls `ring` after so many milliseconds; answers how to prevent it. Handed in, so that tests need not wait. */
export type Alarm = (ms: number, ring: () => void) => () => void;

/** By the timers of Node, and no reason for the process to live on. */
export const systemAlarm: Alarm = (ms, ring) => {
  const timer = setTimeout(ring, ms).unref();
  return () => clearTimeout(timer);
};

/** Calls `act` at an interval until the returned function is called. Handed in as well. */
export type Every = (ms: number, act: () => void) => () => void;
