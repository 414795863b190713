import { useCallback, useSyncExternalStore } from 'react';
import { useClock } from './clock.ts';
import { onTick } from './tick.ts';

/** The first moment of this day by the server's clock and the device's calendar; drawn again when the next one begins. */
export function useToday(): Date {
  const clock = useClock();
  const read = useCallback(() => new Date(clock()).setHours(0, 0, 0, 0), [clock]);
  return new Date(useSyncExternalStore(onTick, read));
}
