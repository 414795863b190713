import type { Effects } from '../change-log/effects.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { WakeWork } from '../work/worker.ts';

export type ReleaseParts = { readonly realtime: Realtime; readonly wakeWork: WakeWork };

/** What leaves after a commit: signals, and a nudge for the work that was queued. */
export function release({ realtime, wakeWork }: ReleaseParts, effects: Effects): void {
  realtime.publish(effects.buckets);
  if (effects.hasWork) wakeWork();
}
