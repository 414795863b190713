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
