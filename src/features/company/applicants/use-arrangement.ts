import { useMemo, useState } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { ApplicantsAddress } from './applicants-address.ts';
import { COLUMNS, columnsOf, SORTS, TABS, tabOf } from './columns.ts';
import { matching } from './matching.ts';
import type { View } from './toolbar.tsx';
import type { Applicants } from './use-applicants.ts';

const NOBODY: readonly Applicant[] = [];

/**
 * Which applicants are shown, and in what order.
 * @param search as it is typed: the address follows
 */
export function useArrangement(
  { applicants, offers }: Pick<Applicants, 'applicants' | 'offers'>,
  address: ApplicantsAddress,
  as: View,
  search: string,
) {
  const sort = known(SORTS, address.sort) ?? 'due';
  // An address may name a job nobody has applied to: everybody is shown then, as the filter says.
  const job = applicants.some(({ _jobId }) => _jobId === address.job) ? address.job : undefined;

  const shown = useMemo(() => {
    const mine = job ? applicants.filter(({ _jobId }) => _jobId === job) : applicants;
    return matching(mine, search);
  }, [applicants, job, search]);
  const columns = useMemo(() => columnsOf(shown, offers, sort), [shown, offers, sort]);
  // Of when the screen was opened: deciding on the last one of a part does not lead away from it.
  const [firstTab] = useState(() => TABS.find((one) => tabOf(columns, one, sort).length > 0) ?? 'open');
  const tab = known(TABS, address.tab) ?? firstTab;
  // The board has no use for them, and sorting thousands takes longer than drawing it.
  const lines = useMemo(
    () => (as === 'board' ? NOBODY : tabOf(columns, tab, sort)),
    [as, columns, tab, sort],
  );
  const order = useMemo(
    () => (as === 'board' ? COLUMNS.flatMap((column) => columns[column]) : lines).map(({ _id }) => _id),
    [as, columns, lines],
  );
  const byId = useMemo(() => new Map(applicants.map((one) => [one._id, one])), [applicants]);
  return {
    tab,
    sort,
    job,
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

function known<Word extends string>(words: readonly Word[], word: string | undefined): Word | undefined {
  return words.find((one) => one === word);
}
