import type { Applicant, ApplicationStatus } from '../../../../contract/entities/application.ts';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { LIVE_OFFER } from '../../../../contract/live-offer.ts';
import { isHired } from '../../../../contract/policy/application.ts';
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

/** By the application they are for. */
export type Offers = ReadonlyMap<string, Offer>;
export type Columns = Readonly<Record<Column, readonly Applicant[]>>;

export const SORTS = ['due', 'newest', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export function columnOf(applicant: Applicant, offers: Offers): Column {
  const status = offers.get(applicant._id)?.status;
  const isLive = status !== undefined && LIVE_OFFER.includes(status);
  if (applicant.status === 'accepted' && isLive) return 'offer';
  return isHired(applicant) ? 'hired' : COLUMN[applicant.status];
}

/**
 * Applicants by column. `due`: who waits for an answer in the order of the promised date, everybody else as they are
 * given, the newest first.
 * @param applicants newest first
 */
export function columnsOf(applicants: readonly Applicant[], offers: Offers, sort: Sort): Columns {
  const columns: Record<Column, Applicant[]> = {
    new: [],
    seen: [],
    talking: [],
    offer: [],
    hired: [],
    closed: [],
  };
  for (const applicant of applicants) columns[columnOf(applicant, offers)].push(applicant);
  if (sort === 'name') for (const column of COLUMNS) columns[column].sort(byName);
  if (sort === 'due') for (const column of ['new', 'seen'] as const) columns[column].sort(byDue);
  return columns;
}

/** Parts of the list: who waits for an answer, opened or not, is one of them. */
export const TABS = ['open', 'talking', 'offer', 'hired', 'closed'] as const;
export type Tab = (typeof TABS)[number];

export function tabOf(columns: Columns, tab: Tab, sort: Sort): readonly Applicant[] {
  if (tab !== 'open') return columns[tab];
  const open = [...columns.new, ...columns.seen];
  return open.sort(sort === 'due' ? byDue : sort === 'name' ? byName : byArrival);
}

// One for all: `localeCompare` makes a new one for each pair.
const { compare } = new Intl.Collator(undefined, { sensitivity: 'base' });

function byName(a: Applicant, b: Applicant): number {
  return compare(a.name, b.name);
}

function byArrival(a: Applicant, b: Applicant): number {
  const [first = '', second = ''] = [a.statusAt.submitted, b.statusAt.submitted];
  return first === second ? 0 : first < second ? 1 : -1;
}
