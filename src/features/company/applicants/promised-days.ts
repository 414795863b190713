import type { Applicant } from '../../../../contract/entities/application.ts';

const DAY_MS = 86_400_000;

/**
 * Days that were promised for an answer, and how many of them have gone; null where that is not known.
 * @param now server's clock, milliseconds
 */
export function promisedDays(
  { dueAt, receipt }: Pick<Applicant, 'dueAt' | 'receipt'>,
  now: number,
): { of: number; gone: number } | null {
  if (!dueAt || !receipt) return null;
  const from = Date.parse(receipt.receivedAt);
  const of = Math.max(1, Math.round((Date.parse(dueAt) - from) / DAY_MS));
  return { of, gone: Math.min(of, Math.max(0, Math.floor((now - from) / DAY_MS))) };
}
