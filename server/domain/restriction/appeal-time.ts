import { ApiError } from '../../../contract/errors.ts';
import { APPEAL_MONTHS } from '../../../contract/limits.ts';
import { monthsAfter } from '../../../contract/months.ts';

/** Until when a decision can be objected to (DSA Art. 20 (1)). */
export const appealUntil = (decidedAt: Date): Date => monthsAfter(decidedAt, APPEAL_MONTHS);

/** Throws `too_late` for an objection that comes in at `at`. */
export function assertInTime(at: Date, decidedAt: Date): void {
  const until = appealUntil(decidedAt);
  if (at <= until) return;
  throw new ApiError('too_late', `a decision can be objected to for ${APPEAL_MONTHS} months`, {
    detail: { until: until.toISOString() },
  });
}
