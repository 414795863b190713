import type { Applicant } from '../../../../contract/entities/application.ts';

export const DUE_GROUPS = ['overdue', 'today', 'tomorrow', 'week', 'later', 'none'] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];

/**
 * The day on which an answer is due, by the reader's calendar.
 * @param now server's clock, milliseconds
 */
export function dueGroupOf({ dueAt }: Pick<Applicant, 'dueAt'>, now: number): DueGroup {
  if (!dueAt) return 'none';
  const due = Date.parse(dueAt);
  if (due <= now) return 'overdue';
  if (due < startOfDay(now, 1)) return 'today';
  if (due < startOfDay(now, 2)) return 'tomorrow';
  return due < startOfDay(now, 7) ? 'week' : 'later';
}

/** A day of the calendar is not always 24 hours long. */
function startOfDay(now: number, days: number): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime();
}
