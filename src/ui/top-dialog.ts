import { useCallback, useSyncExternalStore } from 'react';

/**
 * The modal dialog on top, null where none is open. Whatever lies outside of it cannot be reached, by no key and no
 * tap, so what has to stay in reach has to be inside.
 * @param watched false: nobody looks, so nothing is observed
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
  return useSyncExternalStore(subscribe, () => (watched ? topDialog() : null));
}

function topDialog(): Element | null {
  return [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;
}
