import { useSyncExternalStore } from 'react';

/** The `desk` breakpoint of the design system: from here on there is room beside the list. */
const desk = () => matchMedia('(min-width: 56.25rem)');

function onChange(listener: () => void): () => void {
  const query = desk();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useDesk(): boolean {
  return useSyncExternalStore(onChange, () => desk().matches);
}
