import { useMemo, useState } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { sorted, sortFrom } from '../table/table-sort.ts';
import { applicantOrders } from './applicant-orders.ts';
import type { ApplicantsAddress } from './applicants-address.ts';
import { COLUMNS, columnsOf, SORTS, TABS, tabOf } from './columns.ts';
import { matching } from './matching.ts';
import type { View } from './toolbar.tsx';
import type { Applicants } from './use-applicants.ts';

const NOBODY: readonly Applicant[] = [];

/**
 * Which applicants are shown, and in what order.
 * @param search as it is typed: the address follows
 * @param uid the reader; @param names of members, by their ids
 */
export function useArrangement(
  { applicants, offers }: Pick<Applicants, 'applicants' | 'offers'>,
  address: ApplicantsAddress,
  as: View,
  search: string,
  uid: string,
  names: ReadonlyMap<string, string>,
) {
  const sort = known(SORTS, address.sort) ?? 'due';
  // An address may name a job nobody has applied to: everybody is shown then, as the filter says.
  const job = applicants.some(({ _jobId }) => _jobId === address.job) ? address.job : undefined;

  const orders = useMemo(() => applicantOrders(offers, names), [offers, names]);
  const tableSort = useMemo(
    () => sortFrom(address.sort, orders) ?? { key: 'due', down: false },
    [address.sort, orders],
  );
  const mine = address.mine !== undefined;

  const shown = useMemo(() => {
    const ofJob = job ? applicants.filter(({ _jobId }) => _jobId === job) : applicants;
    return matching(mine ? ofJob.filter(isOf(uid)) : ofJob, search);
  }, [applicants, job, mine, uid, search]);
  const columns = useMemo(() => columnsOf(shown, offers, sort), [shown, offers, sort]);
  // Of when the screen was opened: deciding on the last one of a part does not lead away from it.
  const [firstTab] = useState(() => TABS.find((one) => tabOf(columns, one, sort).length > 0) ?? 'open');
  const tab = known(TABS, address.tab) ?? firstTab;
  // The board has no use for them, and sorting thousands takes longer than drawing it.
  const lines = useMemo(() => {
    if (as === 'board') return NOBODY;
    const ofTab = tabOf(columns, tab, sort);
    return as === 'table' ? sorted(ofTab, orders, tableSort) : ofTab;
  }, [as, columns, tab, sort, orders, tableSort]);
  const order = useMemo(
    () => (as === 'board' ? COLUMNS.flatMap((column) => columns[column]) : lines).map(({ _id }) => _id),
    [as, columns, lines],
  );
  const byId = useMemo(() => new Map(applicants.map((one) => [one._id, one])), [applicants]);
  return {
    tab,
    sort,
    tableSort,
    job,
    mine,
    shown,
    columns,
    /** Of the tab. */
    lines,
    /** Ids in the order in which they are looked through. */
    order,
    oneJob: useMemo(() => shown.every(({ _jobId }) => _jobId === shown[0]?._jobId), [shown]),
    /** Those of these ids that are there. */
    people: (ids: Iterable<string>): Applicant[] => [...ids].flatMap((id) => byId.get(id) ?? []),
  };
}

/** Whether an applicant was given to this member. */
export function isOf(uid: string): (applicant: Applicant) => boolean {
  return (applicant) => applicant.private.assigned?._userId === uid;
}

function known<Word extends string>(words: readonly Word[], word: string | undefined): Word | undefined {
  return words.find((one) => one === word);
}
