import type { Effects } from '../database/change-log/effects.ts';
import type { Realtime } from '../ports/realtime/realtime.ts';

export type ReleaseParts = { readonly realtime: Realtime; readonly wakeWork: WakeWork };

/** Released after a commit: signals, and a wake-up for queued work. */
export function release({ realtime, wakeWork }: ReleaseParts, effects: Effects): void {
  realtime.publish(effects.buckets);
  if (effects.hasWork) wakeWork();
}

/** Wakes the worker for due work before its next turn. */
export type WakeWork = () => void;
