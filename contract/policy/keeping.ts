import type { Applicant, Application, Keeping } from '../entities/application.ts';
import { monthsAfter } from '../months.ts';

/**
 * An application that somebody lets a company keep after its end, in the company's talent pool (company.9). The company
 * asks once; the person says yes or no, and can end it at any time. After the time it is erased like any other.
 */

/** What a company may ask for, in months. */
export const KEEP_MONTHS = [6, 12, 24] as const;

/** Version of the wording of the question, stored with each answer. */
export const KEEP_WORDS_VERSION = '1';

export type AskVerdict = 'ok' | 'not_over' | 'minor' | 'asked';

/** Applicants below 18 are not asked: their data is erased at the time they were promised. */
export function mayAskToKeep({
  status,
  ageBand,
  keeping,
}: Pick<Applicant, 'status' | 'ageBand' | 'keeping'>): AskVerdict {
  if (status !== 'rejected' && status !== 'closed') return 'not_over';
  if (ageBand !== '18plus') return 'minor';
  return keeping ? 'asked' : 'ok';
}

/** Yes and no to a question that is open; a no also to what was agreed before. */
export function mayAnswerKeeping(keeping: Application['keeping'], accept: boolean): boolean {
  return keeping?.state === 'asked' || (!accept && keeping?.state === 'kept');
}

/** @param at of the answer, ISO 8601 */
export function answeredKeeping(keeping: Keeping, accept: boolean, at: string): Keeping {
  if (accept) {
    const until = monthsAfter(new Date(at), keeping.months).toISOString();
    return { ...keeping, state: 'kept', answeredAt: at, until };
  }
  const state = keeping.state === 'kept' ? 'ended' : 'declined';
  return { ...keeping, state, answeredAt: at, until: null };
}
