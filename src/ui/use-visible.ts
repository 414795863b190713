import { useSyncExternalStore } from 'react';

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether somebody can see this tab. */
export function useVisible(): boolean {
  return useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible');
}
