import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function onChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/**
 * Whether the browser thinks there is a network. Its no is believed, its yes is not: that is learnt by trying. Before
 * anybody is signed in there is no request yet to learn it from.
 */
export function useBrowserOnline(): boolean {
  return useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
}

/** Between two looks whether a page can be had: the first, and the longest, in milliseconds. */
const LOOK_MS = { first: 1_000, longest: 60_000 };

/**
 * Calls `open` once the server answers for `page`; null is never reached. That the browser knows of a network is not enough: a navigation that
 * begins with the `online` event still fails now and then, and would end where it began, with no event left to come.
 */
export function useOnceReached(page: string | null, open: () => void): void {
  const reached = useEffectEvent(open);
  useEffect(() => {
    if (page === null) return;
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let wait = LOOK_MS.first;
    const look = () => {
      clearTimeout(timer);
      if (!navigator.onLine) return;
      fetch(page, { method: 'HEAD', cache: 'no-store', signal: left.signal }).then(reached, () => {
        if (left.signal.aborted) return;
        timer = setTimeout(look, wait);
        wait = Math.min(wait * 2, LOOK_MS.longest);
      });
    };
    addEventListener('online', look);
    look();
    return () => {
      left.abort();
      clearTimeout(timer);
      removeEventListener('online', look);
    };
  }, [page]);
}

/** Goes on by itself when the network is back, as long as `waiting`. */
export function useWhenOnline(waiting: boolean, goOn: () => void): void {
  const again = useEffectEvent(goOn);
  useEffect(() => {
    if (!waiting) return;
    const online = () => again();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [waiting]);
}
