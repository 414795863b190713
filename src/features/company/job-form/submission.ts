import type { JobDraft, JobPatch } from '../../../../contract/entities/job.ts';
import type { MutationArgs } from '../../../../contract/mutations.ts';
import { changedFields } from '../../../../contract/policy/changed-fields.ts';
import { closingMoment } from '../../../../contract/policy/closing-day.ts';
import type { Change } from '../../../sync/react/use-sync.ts';
import { readersAmong } from '../colleagues.ts';
import type { JobStart } from './job-start.ts';
import type { Beyond } from './values.ts';

/** What a tap on save or publish asks for, in this order and in one lane. */
export type Submission = {
  create: MutationArgs<'job.create'> | null;
  update: MutationArgs<'job.update'> | null;
  publish: MutationArgs<'job.publish'> | null;
  /** Instead of publishing it now. */
  schedule?: MutationArgs<'job.schedule'>;
};

type Ask = Beyond & {
  jobId: string;
  companyId: string;
  /** Of the company: who has left it since reads nothing. */
  members: readonly string[];
  publish: boolean;
  /** What those who have applied are told about the change. */
  note?: string;
};

export function submission(
  draft: JobDraft,
  start: Pick<JobStart, 'base' | 'beyond' | 'rev'>,
  { jobId: _jobId, companyId: _companyId, members, publish, note, ...asked }: Ask,
): Submission {
  const { closes } = asked;
  const visibleTo = readersAmong(asked.visibleTo, members);
  const before = start.beyond && {
    ...start.beyond,
    visibleTo: readersAmong(start.beyond.visibleTo, members),
  };
  const patch = start.base
    ? { ...changedFields(start.base, draft), ...changedBeyond(before, { closes, visibleTo }) }
    : {};
  const validThrough = closes === '' ? {} : { validThrough: endOf(closes) };
  const said = note?.trim() ? { note: note.trim() } : {};
  const job = { ...draft, ...(visibleTo !== null && { visibleTo }) };
  return {
    create: start.base ? null : { _id: _jobId, _companyId, job },
    update: Object.keys(patch).length > 0 ? { _jobId, rev: start.rev, patch, ...said } : null,
    publish: publish ? { _jobId, rev: start.rev, ...validThrough } : null,
  };
}

/** Readers, and of a job that is online its last day: what a publication brings along otherwise. */
function changedBeyond(before: Beyond | undefined, { closes, visibleTo }: Beyond): JobPatch {
  if (!before) return {};
  const moved = before.closes !== '' && closes !== '' && closes !== before.closes;
  return {
    ...(JSON.stringify(visibleTo) !== JSON.stringify(before.visibleTo) && { visibleTo }),
    ...(moved && { validThrough: endOf(closes) }),
  };
}

/** The same, with the moment at which it goes online by itself. */
export function planned(asked: Submission, { jobId, rev, closes, at }: Plan): Submission {
  const validThrough = closes === '' ? {} : { validThrough: endOf(closes) };
  return { ...asked, publish: null, schedule: { _jobId: jobId, rev, at, ...validThrough } };
}

/** All of it as changes, in the order in which they are made; none: nothing is asked for. */
export function changesOf({ create, update, publish, schedule }: Submission): Change[] {
  return [
    ...(create ? [{ name: 'job.create' as const, args: create }] : []),
    ...(update ? [{ name: 'job.update' as const, args: update }] : []),
    ...(schedule ? [{ name: 'job.schedule' as const, args: schedule }] : []),
    ...(publish ? [{ name: 'job.publish' as const, args: publish }] : []),
  ];
}

type Plan = { jobId: string; rev: number; closes: string; at: string };

const endOf = (day: string) => closingMoment(day).toISOString();
