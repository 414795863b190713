import { countNewApplicants } from '../replica/queries/applications.ts';
import { countUnread } from '../replica/queries/conversations.ts';
import { myCompany } from '../replica/queries/me.ts';
import { countUnreadNotifications } from '../replica/queries/notifications.ts';
import { syncStatus } from '../replica/queries/outbox.ts';
import { useLive, useReplica } from '../replica/use-live.ts';
import type { Workplace } from './company-layout.tsx';
import type { Frame } from './frame.ts';

type Doors = { onOutbox: () => void; onNotifications: () => void; onSearch: () => void };

/** What stands around every signed-in screen, with its live numbers. */
export function useAround(companyMode: boolean, doors: Doors) {
  const frame = useFrame(doors, companyMode);
  const chat = useLive(countUnread) ?? 0;
  const applicants = useLive(countNewApplicants) ?? 0;
  const company = useWorkplace();
  return companyMode
    ? { side: 'company' as const, frame, company, badges: { chat, applicants } }
    : { side: 'talent' as const, frame, badges: { chat } };
}

function useFrame({ onOutbox, onNotifications, onSearch }: Doors, companyMode: boolean): Frame {
  const status = useLive(syncStatus);
  const unread = useLive(countUnreadNotifications) ?? 0;
  const stopped = status?.state === 'needs-you';
  return {
    sync: {
      state: status?.state ?? 'sent',
      count: (stopped ? status.stopped : status?.waiting) ?? 0,
      onOpen: onOutbox,
    },
    notifications: { count: unread, onOpen: onNotifications },
    // Whoever hires does not look for jobs, and the company's name needs the room.
    onSearch: companyMode ? undefined : onSearch,
  };
}

function useWorkplace(): Workplace | null {
  const { uid } = useReplica();
  const company = useLive(myCompany);
  const me = company?.members.find((member) => member._userId === uid);
  if (!company || !me) return null;
  const { role, position, canSign, canChat } = me;
  return { name: company.companyName, verified: company.verified, role, position, canSign, canChat };
}
