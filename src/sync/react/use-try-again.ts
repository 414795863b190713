import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds until what had no answer is asked for again: twice as long each time, up to the last. */
const FIRST_MS = 2_000;
const LONGEST_MS = 60_000;

/**
 * Asks again, and less and less often, what had no answer. The browser's word that the network is back is not enough:
 * it comes before the network does, and not at all where only the server was down.
 * @param miss how the last question ended without an answer, another object each time; null where it did not
 * @param ask the caller asks by itself at `online` as well: that question is waited for, and the pauses are short again
 */
export function useTryAgain(miss: object | null, ask: () => void): void {
  const again = useEffectEvent(ask);
  const wait = useRef(FIRST_MS);
  useEffect(() => {
    if (!miss) {
      wait.current = FIRST_MS;
      return;
    }
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      clearInterval(timer);
      wait.current = Math.min(wait.current * 2, LONGEST_MS);
      again();
    }, wait.current);
    const online = () => {
      clearInterval(timer);
      wait.current = FIRST_MS;
    };
    addEventListener('online', online);
    return () => {
      clearInterval(timer);
      removeEventListener('online', online);
    };
  }, [miss]);
}
