import type { Applicant, ApplicationStatus } from '../../../../contract/entities/application.ts';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { LIVE_OFFER } from '../../../../contract/live-offer.ts';
import { byDue } from '../../../replica/queries/due.ts';

/** Columns of product section 4.3: those without a word of their own are closed. */
export const COLUMNS = ['new', 'seen', 'talking', 'offer', 'hired', 'closed'] as const;
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

function columnOf(applicant: Applicant, offers: ReadonlyMap<string, Offer>): Column {
  const status = offers.get(applicant._id)?.status;
  const isLive = status !== undefined && LIVE_OFFER.includes(status);
  return applicant.status === 'accepted' && isLive ? 'offer' : COLUMN[applicant.status];
}

/**
 * Applicants by column. Who waits for an answer stands in the order of the promised date, everybody else newest
 * first, as they are given. *Offer* and *Hired* are there only once somebody is in them.
 * @param offers by the application they are for
 */
export function boardColumns(
  applicants: readonly Applicant[],
  offers: ReadonlyMap<string, Offer> = new Map(),
): BoardColumn[] {
  return COLUMNS.map((column) => {
    const mine = applicants.filter((applicant) => columnOf(applicant, offers) === column);
    return { column, applicants: column === 'new' || column === 'seen' ? mine.toSorted(byDue) : mine };
  }).filter(({ column, applicants: mine }) => (column !== 'hired' && column !== 'offer') || mine.length > 0);
}
