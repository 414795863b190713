import { DAY_MS } from '../../../../contract/calendar-day.ts';
import type { Applicant } from '../../../../contract/entities/application.ts';

/** Applications of the last days, in milliseconds. */
const PERIOD_DAYS = 30;

/** How far the applications of the last 30 days have come; each counts in every stage it has reached. */
export type Funnel = { applied: number; seen: number; talk: number; offer: number; hired: number };

/**
 * @param offered ids of applications that an offer was made for
 * @param now in milliseconds
 */
export function funnelOf(
  applicants: readonly Applicant[],
  offered: { has: (applicationId: string) => boolean },
  now: number,
): Funnel {
  const funnel: Funnel = { applied: 0, seen: 0, talk: 0, offer: 0, hired: 0 };
  for (const applicant of applicants) {
    const { statusAt, status } = applicant;
    if (now - Date.parse(statusAt.submitted ?? '') > PERIOD_DAYS * DAY_MS) continue;
    // Who was hired was talked to, also where nobody has noted it.
    const hired = status === 'hired' || applicant.private?.hiredOutsideAt != null;
    const offer = hired || offered.has(applicant._id);
    const talk = offer || statusAt.accepted !== undefined;
    funnel.applied += 1;
    if (talk || applicant.seenAt !== null || statusAt.rejected !== undefined) funnel.seen += 1;
    if (talk) funnel.talk += 1;
    if (offer) funnel.offer += 1;
    if (hired) funnel.hired += 1;
  }
  return funnel;
}
