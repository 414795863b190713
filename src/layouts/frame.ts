import type { SyncState } from '../ui/sync-chip.tsx';

/** What every signed-in screen has around it. */
export type Frame = {
  sync: { state: SyncState; count: number; onOpen: () => void };
  notifications: { count: number; onOpen: () => void };
  /** Takes the person to the search field; without it there is nothing to search here. */
  onSearch?: (() => void) | undefined;
};
