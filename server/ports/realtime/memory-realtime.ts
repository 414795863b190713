import type { Realtime } from './realtime.ts';

/** Signals within one process. */
export function memoryRealtime(): Realtime {
  const listeners = new Set<(bucket: string) => void>();
  return {
    publish(buckets) {
      for (const bucket of buckets) for (const listener of listeners) listener(bucket);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
    },
  };
}
