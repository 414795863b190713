import type { Applicant } from '../../../contract/entities/application.ts';
import { isOpen } from '../../../contract/policy/application.ts';

const HOUR_MS = 3_600_000;
/** An answer is called due this long before the promised moment. */
const DUE_AHEAD_MS = 48 * HOUR_MS;

/** `hours`: whole hours left. */
export type Due = { kind: 'overdue' } | { kind: 'due' | 'later'; hours: number };

/** How an applicant's promised date stands at `now` (server's clock, milliseconds); null where nothing was promised. */
export function dueOf(applicant: Pick<Applicant, 'status' | 'dueAt'>, now: number): Due | null {
  if (!applicant.dueAt || !isOpen(applicant.status)) return null;
  const left = Date.parse(applicant.dueAt) - now;
  if (left <= 0) return { kind: 'overdue' };
  return { kind: left <= DUE_AHEAD_MS ? 'due' : 'later', hours: Math.floor(left / HOUR_MS) };
}

/** Answers that are due now or soon, oldest first (company.1). */
export function dueAnswers(applicants: readonly Applicant[], now: number): Applicant[] {
  return applicants.filter(dueBy(now)).sort(byDue);
}

/** How many there are, for what needs no order. */
export function countDueAnswers(applicants: readonly Applicant[], now: number): number {
  const isDue = dueBy(now);
  return applicants.reduce((count, one) => count + Number(isDue(one)), 0);
}

function dueBy(now: number): (applicant: Applicant) => boolean {
  // By the signs of the instants: thousands are asked after every change.
  const until = new Date(now + DUE_AHEAD_MS).toISOString();
  return ({ dueAt, status }) => dueAt !== null && dueAt <= until && isOpen(status);
}

/** Who was promised an answer first comes first; ties and missing promises keep the order of arrival. */
export function byDue(a: Applicant, b: Applicant): number {
  const at = ({ dueAt }: Applicant) => dueAt ?? '9999';
  const arrived = ({ statusAt }: Applicant) => statusAt.submitted ?? '';
  return inOrder(at(a), at(b)) || inOrder(arrived(a), arrived(b)) || inOrder(a._id, b._id);
}

/** Of instants and ids, by their signs: words of a language are compared otherwise, and far slower. */
function inOrder(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
