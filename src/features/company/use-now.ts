import { useCallback, useSyncExternalStore } from 'react';
import { useClock } from '../../i18n/clock.ts';
import { onTick } from '../../i18n/tick.ts';

const MINUTE_MS = 60_000;

/** The server's time in milliseconds, to the minute: what is due is drawn again when it becomes due (rule R8). */
export function useNow(): number {
  const clock = useClock();
  const read = useCallback(() => Math.floor(clock().getTime() / MINUTE_MS) * MINUTE_MS, [clock]);
  return useSyncExternalStore(onTick, read);
}
