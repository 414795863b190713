import type { SyncStatus } from './outbox.ts';

/** Server time of what is shown, where it may have moved on since without this device hearing of it. */
export function staleSince({ reachable, signIn, locked, asOf }: SyncStatus): string | undefined {
  return reachable && !signIn && !locked ? undefined : asOf;
}
