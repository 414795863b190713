import { useCallback, useSyncExternalStore } from 'react';

function useMedia(media: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = matchMedia(media);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(media).matches);
}

/** Whether there is room for something beside the page. */
export function useWide(): boolean {
  return useMedia('(min-width: 64rem)');
}

/** Whether there is room for columns: what `desk:` says in styles. */
export function useDesk(): boolean {
  return useMedia('(min-width: 56.25rem)');
}
