import { useNow } from '../i18n/use-now.ts';
import { applicants as allApplicants, countNewApplicants } from '../replica/queries/applications.ts';
import { planUse } from '../replica/queries/company-plan.ts';
import { countUnread } from '../replica/queries/conversations.ts';
import { dueAnswers } from '../replica/queries/due.ts';
import { myCompany } from '../replica/queries/me.ts';
import { countUnreadNotifications } from '../replica/queries/notifications.ts';
import { syncStatus } from '../replica/queries/outbox.ts';
import { useLive, useReplica } from '../replica/use-live.ts';
import { useRead } from '../sync/use-read.ts';
import type { PlanLimits, Workplace } from './company-sign.tsx';
import type { Frame } from './frame.ts';

type Doors = { onOutbox: () => void; onNotifications: () => void; onSearch: () => void };

/** What stands around every signed-in screen, with its live numbers. */
export function useAround(companyMode: boolean, doors: Doors) {
  const frame = useFrame(doors, companyMode);
  const chat = useLive(countUnread) ?? 0;
  const applicants = useLive(countNewApplicants) ?? 0;
  const company = useWorkplace();
  const limits = useLimits(companyMode);
  const due = useDueCount();
  return companyMode
    ? { side: 'company' as const, frame, company, limits, due, badges: { chat, applicants } }
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

/** How many answers are owed now, as the overview lists them; by the server's clock, so it rises by itself. */
function useDueCount(): number {
  const applicants = useLive(allApplicants);
  return dueAnswers(applicants ?? [], useNow()).length;
}

function useWorkplace(): Workplace | null {
  const { uid } = useReplica();
  const company = useLive(myCompany);
  const me = company?.members.find((member) => member._userId === uid);
  if (!company || !me) return null;
  const { role, position } = me;
  const owns = role === 'owner';
  return {
    name: company.companyName,
    verified: company.verified,
    role,
    position,
    canSign: owns || me.canSign,
    canChat: owns || me.canChat,
  };
}

/** Every screen asks for it, and limits move rarely. */
const LIMITS_FRESH_MS = 10 * 60_000;

/** The limits as the server said last, what is in use as this device knows it. */
function useLimits(companyMode: boolean): PlanLimits | null {
  const company = useLive(myCompany);
  const use = useLive(planUse);
  const args = companyMode && company ? { companyId: company._id } : null;
  const read = useRead('subscription.entitlement', args, { freshMs: LIMITS_FRESH_MS });
  if (read.state !== 'there' || !use) return null;
  return {
    jobs: { used: use.jobs, limit: read.data.jobSlots },
    members: { used: use.members, limit: read.data.seats },
  };
}
