import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 64rem)';

function onChange(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether there is room for something beside the page. */
export function useWide(): boolean {
  return useSyncExternalStore(onChange, () => matchMedia(WIDE).matches);
}
