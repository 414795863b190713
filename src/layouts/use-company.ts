import { useMemo } from 'react';
import { useNow } from '../i18n/use-now.ts';
import { applicants, countNewApplicants } from '../replica/queries/applicants.ts';
import { planUse } from '../replica/queries/company-plan.ts';
import { countUnread } from '../replica/queries/conversations.ts';
import { countDueAnswers } from '../replica/queries/due.ts';
import { myCompany } from '../replica/queries/me.ts';
import { syncStatus } from '../replica/queries/outbox.ts';
import { useLive, useReplica } from '../replica/use-live.ts';
import { useRead } from '../sync/react/use-read.ts';
import { useWaitingImage } from '../sync/react/use-waiting-image.ts';
import { useObjectUrl } from '../ui/use-object-url.ts';
import type { PlanLimits, Workplace } from './company-sign.tsx';

/** What a company's layout shows of it, with its live numbers. */
export function useCompany() {
  const chat = useLive(countUnread) ?? 0;
  const fresh = useLive(countNewApplicants) ?? 0;
  return {
    company: useWorkplace(),
    limits: useLimits(),
    due: useDueCount(),
    badges: { chat, applicants: fresh },
  };
}

/**
 * How many answers are owed now, as the overview lists them; by the server's clock, so it rises by itself. Null before
 * it is known: the layout must not say that none is due while the applicants are still being loaded.
 */
function useDueCount(): number | null {
  const status = useLive(syncStatus);
  const all = useLive(applicants);
  const now = useNow();
  // Kept: the layout is drawn again for every number of its own.
  const count = useMemo(() => all && countDueAnswers(all, now), [all, now]);
  if (count === undefined) return null;
  return status?.loaded || count > 0 ? count : null;
}

function useWorkplace(): Workplace | null {
  const { uid } = useReplica();
  const company = useLive(myCompany);
  const logoSrc = useObjectUrl(useWaitingImage(company?.logo));
  const me = company?.members.find((member) => member._userId === uid);
  if (!company || !me) return null;
  const { role, position } = me;
  const owns = role === 'owner';
  return {
    name: company.companyName,
    logo: company.logo,
    logoSrc,
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
function useLimits(): PlanLimits | null {
  const company = useLive(myCompany);
  const now = useNow();
  const use = useLive((db) => planUse(db, new Date(now)), [now]);
  const args = company ? { companyId: company._id } : null;
  const read = useRead('subscription.entitlement', args, { freshMs: LIMITS_FRESH_MS });
  if (read.state !== 'there' || !use) return null;
  return {
    jobs: { used: use.jobs, limit: read.data.jobSlots },
    members: { used: use.members, limit: read.data.seats },
  };
}
