import type { JobDraft } from '../../../../contract/entities/job.ts';
import type { MutationArgs } from '../../../../contract/mutations.ts';
import { closingMoment } from '../../../../contract/policy/closing-day.ts';
import { changedFields } from './changed-fields.ts';
import type { JobStart } from './job-start.ts';

/** What a tap on save or publish asks for, in this order and in one lane. */
export type Submission = {
  create: MutationArgs<'job.create'> | null;
  update: MutationArgs<'job.update'> | null;
  publish: MutationArgs<'job.publish'> | null;
};

export function submission(
  draft: JobDraft,
  start: Pick<JobStart, 'base' | 'rev'>,
  ask: { jobId: string; companyId: string; publish: boolean; closes: string },
): Submission {
  const { jobId: _jobId, companyId: _companyId, publish, closes } = ask;
  const patch = start.base ? changedFields(start.base, draft) : {};
  const validThrough = closes === '' ? {} : { validThrough: closingMoment(closes).toISOString() };
  return {
    create: start.base ? null : { _id: _jobId, _companyId, job: draft },
    update: Object.keys(patch).length > 0 ? { _jobId, rev: start.rev, patch } : null,
    publish: publish ? { _jobId, rev: start.rev, ...validThrough } : null,
  };
}
