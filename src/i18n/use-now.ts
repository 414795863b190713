import { useCallback, useSyncExternalStore } from 'react';
import { useClock } from './clock.ts';
import { onTick } from './tick.ts';

const MINUTE_MS = 60_000;

/** The server's time in milliseconds, to the minute: what is due or closes is drawn again when it does (rule R8). */
export function useNow(): number {
  const clock = useClock();
  const read = useCallback(() => Math.floor(clock().getTime() / MINUTE_MS) * MINUTE_MS, [clock]);
  return useSyncExternalStore(onTick, read);
}
