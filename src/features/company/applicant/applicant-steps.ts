import { msg } from '@lingui/core/macro';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { OnItsWay, Step } from '../../../i18n/state-lines.ts';
import { isStopped } from '../../../replica/outbox-entry.ts';

const DECISIONS = ['application.accept', 'application.reject', 'job.unpublish'];

/** The decision about an applicant that has not been received yet: a stopped one first, else the newest. */
export function decisionOf<Entry extends OnItsWay>(entries: readonly Entry[]): Entry | undefined {
  const decisions = entries.filter(({ name }) => DECISIONS.includes(name));
  return decisions.find(isStopped) ?? decisions.at(-1);
}

/**
 * What the server knows of an applicant, as the company reads it: received → seen → answered. A decision or an
 * opening that is only on this device has no part in it (company.6).
 */
export function applicantSteps(known: Applicant, entries: readonly OnItsWay[]): Step[] {
  // Hired by a signature that is only on this device: nobody is, yet.
  const signing = entries.some((entry) => entry.name === 'offer.update' && !isStopped(entry));
  const row = signing && known.status === 'hired' ? { ...known, status: 'accepted' as const } : known;
  const seeing = entries.some(({ name }) => name === 'application.list');
  const decision = decisionOf(entries);
  // A stopped decision has no effect on the row any more: what is shown is the truth again.
  const reached = reachedBy(row, decision !== undefined && !isStopped(decision), seeing);
  const steps: Omit<Step, 'state'>[] = [
    {
      key: 'received',
      label: row.receipt ? msg`received nr. ${row.receipt.no}` : msg`received`,
      at: row.receipt?.receivedAt ?? null,
    },
    { key: 'seen', label: msg`seen`, at: seeing ? null : row.seenAt },
    answer(row, reached),
  ];
  return steps.map((step, at) => ({
    ...step,
    state: at === reached ? 'current' : at < reached ? 'done' : 'ahead',
  }));
}

function reachedBy(row: Applicant, deciding: boolean, seeing: boolean): number {
  if (!deciding && !['submitted', 'viewed'].includes(row.status)) return 2;
  return row.seenAt && !seeing ? 1 : 0;
}

function answer(row: Applicant, reached: number): Omit<Step, 'state'> {
  const at = row.statusAt[row.status] ?? null;
  if (reached < 2) return { key: 'answered', label: msg`answered` };
  switch (row.status) {
    case 'accepted':
      return { key: 'answered', label: msg`invited to talk`, at };
    case 'hired':
      return { key: 'answered', label: msg`hired`, at };
    case 'rejected':
      return { key: 'answered', label: msg`answered: a no`, at };
    case 'withdrawn':
      return { key: 'withdrawn', label: msg`withdrawn`, at };
    default:
      return { key: 'closed', label: msg`closed`, at };
  }
}
