import { useEffect, useEffectEvent } from 'react';

/** Calls back once something new has been in sight for `ms`; another newest one begins anew. */
export function useReadAfter(ms: number, newest: string | undefined, onRead: () => void): void {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (!newest) return;
    const timer = setTimeout(() => document.visibilityState === 'visible' && read(), ms);
    return () => clearTimeout(timer);
  }, [ms, newest]);
}
