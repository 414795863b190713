import { useLingui } from '@lingui/react/macro';
import { countUnread } from '../replica/queries/conversations.ts';
import { countUnreadNotifications } from '../replica/queries/notifications.ts';
import { outboxState, syncStatus } from '../replica/queries/outbox.ts';
import { useLive } from '../replica/use-live.ts';
import type { Frame } from './frame.ts';

type Doors = { onOutbox: () => void; onNotifications: () => void; onSearch: () => void };

/** What stands around every signed-in screen, with its live numbers. */
export function useAround(companyMode: boolean, doors: Doors) {
  const frame = useFrame(doors, companyMode);
  const chat = useLive(countUnread) ?? 0;
  return companyMode
    ? { side: 'company' as const, frame }
    : { side: 'talent' as const, frame, badges: { chat } };
}

function useFrame({ onOutbox, onNotifications, onSearch }: Doors, companyMode: boolean): Frame {
  const { t } = useLingui();
  const status = useLive(syncStatus);
  const unread = useLive(countUnreadNotifications) ?? 0;
  const state = status && outboxState(status);
  return {
    sync: {
      state,
      // Told from what happened to requests, never from the browser's own flag.
      offline: status?.reachable === false,
      count: (state === 'needs-you' ? status?.stopped : status?.waiting) ?? 0,
      onOpen: onOutbox,
    },
    notifications: { count: unread, onOpen: onNotifications },
    // Whoever hires does not look for jobs: a company's layout has a search of its own.
    search: companyMode ? undefined : { name: t`Search jobs`, onOpen: onSearch },
  };
}
