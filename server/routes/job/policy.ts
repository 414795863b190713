import type { Selectable } from 'kysely';
import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { mayDoWithJob } from '../../../contract/policy/job.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import type { JobTable } from '../../database/schema/job.ts';
import { memberOf } from '../company/policy.ts';

export type JobRow = Selectable<JobTable>;

/** Any member of the company writes jobs. */
export async function mayCreateJob(context: CallContext, args: ArgsOf<'job.create'>): Promise<string> {
  return memberOf(context, args._companyId).companyId;
}

export async function mayUpdateJob(context: CallContext, args: ArgsOf<'job.update'>): Promise<JobRow> {
  return jobFor('update', await ownJob(context, args._jobId));
}

export async function mayPublishJob(context: CallContext, args: ArgsOf<'job.publish'>): Promise<JobRow> {
  return jobFor('publish', await ownJob(context, args._jobId));
}

export async function mayUnpublishJob(context: CallContext, args: ArgsOf<'job.unpublish'>): Promise<JobRow> {
  return jobFor('unpublish', await ownJob(context, args._jobId));
}

export async function mayDeleteJob(context: CallContext, args: ArgsOf<'job.delete'>): Promise<JobRow> {
  const job = await ownJob(context, args.jobId);
  if (memberOf(context, job.company_id).role !== 'owner')
    throw new ApiError('not_allowed', 'only the owner deletes a job');
  // A deleted job stays deleted: saying so again is no conflict.
  return job.deleted_at === null ? jobFor('delete', job) : job;
}

/** The job, locked, if it belongs to the caller's company; for everybody else it does not exist. */
async function ownJob(context: CallContext, id: string): Promise<JobRow> {
  const { membership } = userOf(context);
  const job = membership
    ? await context.tx
        .selectFrom('job')
        .where('id', '=', id)
        .where('company_id', '=', membership.companyId)
        .selectAll()
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (job === undefined) throw new ApiError('not_found', 'no such job');
  return job;
}

function jobFor(act: Parameters<typeof mayDoWithJob>[0], job: JobRow): JobRow {
  if (job.deleted_at !== null) throw new ApiError('not_found', 'no such job');
  if (!mayDoWithJob(act, job.status))
    throw new ApiError('state_conflict', `a job that is ${job.status} cannot do this`, {
      detail: { status: job.status, statusReason: job.status_reason, at: job.updated_at.toISOString() },
    });
  return job;
}
