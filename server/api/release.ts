import type { Effects } from '../database/change-log/effects.ts';
import type { Realtime } from '../ports/realtime/realtime.ts';

export type ReleaseParts = { readonly realtime: Realtime; readonly wakeWork: WakeWork };

/** What leaves after a commit: signals, and a nudge for the work that was queued. */
export function release({ realtime, wakeWork }: ReleaseParts, effects: Effects): void {
  realtime.publish(effects.buckets);
  if (effects.hasWork) wakeWork();
}

/** Looks for due work now instead of at the next turn. */
export type WakeWork = () => void;
