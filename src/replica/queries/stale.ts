import type { SyncStatus } from './outbox.ts';

/** Server time of what is shown, where it may have moved on since without this device hearing of it. */
export function staleSince({ state, asOf }: SyncStatus): string | undefined {
  return state === 'sent' || state === 'waiting' ? undefined : asOf;
}
