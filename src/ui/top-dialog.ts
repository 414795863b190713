import { useCallback, useSyncExternalStore } from 'react';

/**
 * The modal dialog on top, else the whole page. Whatever lies outside of the one that is open cannot be reached, by no
 * key and no tap, so what has to stay in reach has to be inside. Null in the first paint, which has no page yet.
 * @param watched false: nothing is observed
 */
export function useTopDialog(watched: boolean): Element | null {
  const subscribe = useCallback(
    (tell: () => void) => {
      if (!watched) return () => undefined;
      const observer = new MutationObserver(tell);
      observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
      return () => observer.disconnect();
    },
    [watched],
  );
  return useSyncExternalStore(
    subscribe,
    () => (watched ? topDialog() : null) ?? document.body,
    () => null,
  );
}

function topDialog(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
}
