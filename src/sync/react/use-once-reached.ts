import { useEffect, useEffectEvent } from 'react';
import { BACKOFF } from '../../../contract/limits.ts';

/**
 * Calls `open` once the server answers for `page`; null is never reached. That the browser knows of a network is not
 * enough: a navigation that begins with the `online` event still fails now and then, and would end where it began, with
 * no event left to come.
 */
export function useOnceReached(page: string | null, open: () => void): void {
  const reached = useEffectEvent(open);
  useEffect(() => {
    if (page === null) return;
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    let wait: number = BACKOFF.firstMs;
    const look = () => {
      clearTimeout(timer);
      if (!navigator.onLine) return;
      fetch(page, { method: 'HEAD', cache: 'no-store', signal: left.signal }).then(reached, () => {
        if (left.signal.aborted) return;
        timer = setTimeout(look, wait);
        wait = Math.min(wait * BACKOFF.factor, BACKOFF.capMs);
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
