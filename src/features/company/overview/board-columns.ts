import type { Applicant, ApplicationStatus } from '../../../../contract/entities/application.ts';
import { byDue } from '../../../replica/queries/due.ts';

/** Columns of product section 4.3 as far as there are no offers: those without a word of their own are closed. */
export const COLUMNS = ['new', 'seen', 'talking', 'hired', 'closed'] as const;
export type Column = (typeof COLUMNS)[number];

const COLUMN: Record<ApplicationStatus, Column> = {
  submitted: 'new',
  viewed: 'seen',
  accepted: 'talking',
  hired: 'hired',
  rejected: 'closed',
  withdrawn: 'closed',
  removed: 'closed',
  closed: 'closed',
};

export type BoardColumn = { column: Column; applicants: Applicant[] };

/**
 * Applicants by column. Who waits for an answer stands in the order of the promised date, everybody else newest
 * first, as they are given. *Hired* is there only once somebody is.
 */
export function boardColumns(applicants: readonly Applicant[]): BoardColumn[] {
  return COLUMNS.map((column) => {
    const mine = applicants.filter(({ status }) => COLUMN[status] === column);
    return { column, applicants: column === 'new' || column === 'seen' ? mine.toSorted(byDue) : mine };
  }).filter(({ column, applicants: mine }) => column !== 'hired' || mine.length > 0);
}
