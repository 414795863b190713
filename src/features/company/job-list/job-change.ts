import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import type { MutationArgs } from '../../../../contract/mutations.ts';
import { isStopped, type OutboxEntry } from '../../../replica/outbox-entry.ts';
import { endOf, rankOf, unseenOf } from './job-rank.ts';

/** The change of a job to tell of: a stopped one, because it holds the others; else what decides where it can be found. */
export function jobChange(entries: readonly OutboxEntry[]): OutboxEntry | undefined {
  const onMarket = ['job.publish', 'job.schedule', 'job.unpublish', 'job.delete'];
  return entries.find(isStopped) ?? entries.findLast(({ name }) => onMarket.includes(name)) ?? entries.at(-1);
}

/**
 * Whether the state that is shown is only this device's: a publication that waits is not a publication, so the state is
 * left to the words for the change.
 */
export function isUnsettled(entries: readonly OutboxEntry[]): boolean {
  const moves = ['job.publish', 'job.schedule', 'job.unpublish'];
  return entries.some((entry) => !isStopped(entry) && moves.includes(entry.name));
}

/** What will become of a change that has not been received (createjob.10). */
export function jobChangeText({ name, state, args }: OutboxEntry, offline: boolean): MessageDescriptor {
  const waits = offline && state === 'waiting';
  switch (name) {
    case 'job.publish':
      return waits ? msg`Will be published when you are online` : msg`Being published`;
    case 'job.schedule':
      if ((args as MutationArgs<'job.schedule'>).at === null)
        return waits
          ? msg`The planned time is taken back when you are online`
          : msg`The planned time is being taken back`;
      return waits ? msg`Will be planned when you are online` : msg`Being planned`;
    case 'job.unpublish':
      return waits ? msg`Will be closed when you are online` : msg`Being closed`;
    case 'job.delete':
      return waits ? msg`Will be deleted when you are online` : msg`Being deleted`;
    case 'job.create':
      return waits ? msg`Draft saved here, sent when you are online` : msg`Draft saved here, being sent`;
    default:
      return waits ? msg`Changes saved here, sent when you are online` : msg`Changes saved here, being sent`;
  }
}

/** A job of the list; `row: null`: the server did not take it, and its text is only in the entry. */
export type ListedJob = { id: string; title: string; row: CompanyJob | null; entries: OutboxEntry[] };

/** My jobs, those that were refused before they existed among them: their text must not get lost (rule W7). */
export function listedJobs(
  jobs: readonly CompanyJob[],
  changes: ReadonlyMap<string, OutboxEntry[]>,
): ListedJob[] {
  const refused = [...changes].flatMap(([id, entries]) => {
    const created = refusedCreate(entries);
    const known = jobs.some(({ _id }) => _id === id);
    return created && !known ? [{ id, title: created.args.job.title, row: null, entries }] : [];
  });
  const known = jobs.map((row) => ({
    id: row._id,
    title: row.title,
    row,
    entries: changes.get(row._id) ?? [],
  }));
  return [...refused, ...known.toSorted((a, b) => inOrder(a.row, b.row))];
}

/** Where nobody has looked comes before all; of those that can be found, what closes first. */
function inOrder(a: CompanyJob, b: CompanyJob): number {
  const rank = (job: CompanyJob) => (unseenOf(job) > 0 ? -1 : rankOf(job));
  return rank(a) - rank(b) || endOf(a).localeCompare(endOf(b));
}

/** The entry that should have made a job and was stopped. */
export function refusedCreate(entries: readonly OutboxEntry[]): OutboxEntry<'job.create'> | undefined {
  const found = entries.find((entry) => entry.name === 'job.create' && isStopped(entry));
  return found as OutboxEntry<'job.create'> | undefined;
}

export const JOB_SHELVES = ['all', 'published', 'drafts', 'closed'] as const;
export type JobShelf = (typeof JOB_SHELVES)[number];

/** What is under review or planned is not to be found yet, so it is with the drafts; what was refused before it existed as well. */
export function isOnShelf({ row }: ListedJob, shelf: JobShelf): boolean {
  switch (shelf) {
    case 'all':
      return true;
    case 'published':
      return row?.status === 'published';
    case 'drafts':
      return (
        row === null || row.status === 'draft' || row.status === 'in_review' || row.goesOnline !== undefined
      );
    case 'closed':
      return row?.status === 'unpublished' && row.goesOnline === undefined;
  }
}
