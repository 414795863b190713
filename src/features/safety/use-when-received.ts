import { useEffect, useEffectEvent, useRef } from 'react';

/** Asks the server again once less is on its way than before. */
export function useWhenReceived(waiting: number | undefined, again: () => void): void {
  const before = useRef(0);
  const ask = useEffectEvent(again);
  useEffect(() => {
    if (waiting === undefined) return;
    if (waiting < before.current) ask();
    before.current = waiting;
  }, [waiting]);
}
