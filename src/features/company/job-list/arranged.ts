import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { fold } from '../../../../contract/fold.ts';
import { isStopped } from '../../../replica/outbox-entry.ts';
import { isOnShelf, JOB_SHELVES, type JobShelf, type ListedJob } from './job-change.ts';
import { endOf, rankOf, unseenOf } from './job-rank.ts';

/** Orders of the list, of the reader's choice; the first one is what it opens with. */
export const JOB_SORTS = ['closing', 'newest', 'unseen', 'title'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

export type Arrangement = { shelf: JobShelf; sort: JobSort; words: string };
export type Arranged = {
  shown: ListedJob[];
  /** Of what the words find: how many stand on each shelf. */
  counts: Record<JobShelf, number>;
};

/** The jobs of one shelf that the words find, in the chosen order. @param jobs as `listedJobs` has them */
export function arranged(jobs: readonly ListedJob[], { shelf, sort, words }: Arrangement): Arranged {
  const sought = fold(words).split(/\s+/).filter(Boolean);
  const found = jobs.filter((job) => {
    const text = fold(`${job.title} ${job.row?.location?.label ?? ''}`);
    return sought.every((word) => text.includes(word));
  });
  const onShelf = (one: JobShelf) => found.filter((job) => isOnShelf(job, one));
  const counts = Object.fromEntries(
    JOB_SHELVES.map((one) => [one, onShelf(one).length]),
  ) as Arranged['counts'];
  // What exists only in a refused entry stands above all: its text must not get lost. Then what is being closed, as long
  // as that is not sent: it can still be taken back.
  const byRow = (compare: (a: CompanyJob, b: CompanyJob) => number) => (a: ListedJob, b: ListedJob) =>
    Number(a.row !== null) - Number(b.row !== null) ||
    Number(isBeingClosed(b)) - Number(isBeingClosed(a)) ||
    (a.row && b.row ? compare(a.row, b.row) : 0);
  return { shown: onShelf(shelf).toSorted(byRow(ORDER[sort])), counts };
}

function isBeingClosed({ entries }: ListedJob): boolean {
  return entries.some((entry) => entry.name === 'job.unpublish' && !isStopped(entry));
}

/** Of what is not online the order stays: last changed first. */
const ORDER: Record<JobSort, (a: CompanyJob, b: CompanyJob) => number> = {
  closing: (a, b) => rankOf(a) - rankOf(b) || endOf(a).localeCompare(endOf(b)),
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  unseen: (a, b) => unseenOf(b) - unseenOf(a) || ORDER.closing(a, b),
  title: (a, b) => a.title.localeCompare(b.title),
};

/** What an address says of the list; unknown words count as none. */
export function arrangementOf({
  tab,
  sort,
  q,
}: {
  tab?: string | undefined;
  sort?: string | undefined;
  q?: string | undefined;
}): Arrangement {
  return {
    shelf: JOB_SHELVES.find((one) => one === tab) ?? 'all',
    sort: JOB_SORTS.find((one) => one === sort) ?? 'closing',
    words: q ?? '',
  };
}
