import { DAY_MS } from '../calendar-day.ts';
import { OFFER_DAYS } from '../entities/offer.ts';

const DAYS = { awaiting_guardian: OFFER_DAYS.guardian, accepted: OFFER_DAYS.countersign } as const;

/** Until when an accepted offer waits for a missing signature, however little of its own time is left. */
export function waitsUntil(status: keyof typeof DAYS, validUntil: Date | null, now: Date): Date {
  return new Date(Math.max(validUntil?.getTime() ?? 0, now.getTime() + DAYS[status] * DAY_MS));
}
