import type { SyncState } from '../ui/sync-chip.tsx';

/** What every signed-in screen has around it. */
export type Frame = {
  sync: { state: SyncState | undefined; offline: boolean; count: number; onOpen: () => void };
  notifications: { count: number; onOpen: () => void };
  /** What can be searched here, and the way to it; without it there is nothing. */
  search?: { name: string; onOpen: () => void } | undefined;
};
