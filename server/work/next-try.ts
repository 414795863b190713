const FIRST_MS = 5_000;
const CAP_MS = 3_600_000;

/** When a task that has failed `attempts` times is tried again: 5 s, doubled each time, at most an hour. */
export function nextTry(attempts: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(CAP_MS, FIRST_MS * 2 ** (attempts - 1)));
}
