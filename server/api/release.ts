import type { Effects } from '../change-log/effects.ts';
import type { Push } from '../push/push.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { WakeWork } from '../work/worker.ts';

export type ReleaseParts = { readonly realtime: Realtime; readonly push: Push; readonly wakeWork: WakeWork };

/** What leaves after a commit: signals, pushes, and a nudge for the work that was queued. */
export function release({ realtime, push, wakeWork }: ReleaseParts, effects: Effects): void {
  realtime.publish(effects.buckets);
  void push.deliver(effects.notifications);
  if (effects.hasWork) wakeWork();
}
