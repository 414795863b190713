import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type JobAct, mayActOnJob, mayDoWithJob } from '../../../contract/policy/job.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { lockCompany } from '../../domain/company/lock-company.ts';
import { memberOf } from '../../domain/company/membership.ts';
import type { JobRow } from '../../domain/job/row.ts';
import type { Publishing } from '../../domain/publication/publish-job.ts';

/** Any member of the company writes jobs. */
export async function mayCreateJob(context: CallContext, args: ArgsOf<'job.create'>): Promise<string> {
  return memberOf(context, args._companyId).companyId;
}

export async function mayUpdateJob(context: CallContext, args: ArgsOf<'job.update'>): Promise<JobRow> {
  return jobFor(context, 'update', args._jobId);
}

export async function mayPublishJob(context: CallContext, args: ArgsOf<'job.publish'>): Promise<Publishing> {
  return publishing(context, args._jobId);
}

export async function mayScheduleJob(
  context: CallContext,
  args: ArgsOf<'job.schedule'>,
): Promise<Publishing> {
  return publishing(context, args._jobId);
}

/** The company is locked before the job. */
async function publishing(context: CallContext, id: string): Promise<Publishing> {
  const { membership } = userOf(context);
  if (membership === null) throw unknown();
  const company = await lockCompany(context.tx, membership.companyId);
  return { company, job: await jobFor(context, 'publish', id) };
}

export async function mayUnpublishJob(context: CallContext, args: ArgsOf<'job.unpublish'>): Promise<JobRow> {
  return jobFor(context, 'unpublish', args._jobId);
}

export async function mayCleanJob(context: CallContext, args: ArgsOf<'job.clean'>): Promise<JobRow> {
  if (args.dryRun !== true) return jobFor(context, 'clean', args._jobId);
  // Only counted: nothing to lock, and a read has no lock to take.
  const job = await ownJob(context, args._jobId, { lock: false });
  return allowed(context, 'clean', job);
}

export async function mayDeleteJob(context: CallContext, args: ArgsOf<'job.delete'>): Promise<JobRow> {
  const job = await ownJob(context, args.jobId, { lock: true, deleted: true });
  // A deleted job stays deleted: saying so again is no conflict.
  if (job.deleted_at !== null && memberOf(context, job.company_id).role === 'owner') return job;
  return allowed(context, 'delete', job);
}

export async function mayReadRevisions(context: CallContext, args: ArgsOf<'job.revisions'>): Promise<JobRow> {
  return ownJob(context, args.jobId, { lock: false });
}

export async function mayReadFigures(context: CallContext, args: ArgsOf<'job.figures'>): Promise<JobRow> {
  return ownJob(context, args.jobId, { lock: false });
}

async function jobFor(context: CallContext, act: JobAct, id: string): Promise<JobRow> {
  return allowed(context, act, await ownJob(context, id, { lock: true }));
}

/** A job of the caller's company; for everybody else it does not exist. */
async function ownJob(
  context: CallContext,
  id: string,
  { lock, deleted = false }: { lock: boolean; deleted?: boolean },
): Promise<JobRow> {
  const { membership } = userOf(context);
  const job = membership
    ? await context.tx
        .selectFrom('job')
        .where('id', '=', id)
        .where('company_id', '=', membership.companyId)
        .selectAll()
        .$if(lock, (query) => query.forNoKeyUpdate())
        .executeTakeFirst()
    : undefined;
  if (job === undefined || (job.deleted_at !== null && !deleted)) throw unknown();
  return job;
}

/** Who may do it comes before whether the job's state lets it be done. */
function allowed(context: CallContext, act: JobAct, job: JobRow): JobRow {
  if (!mayActOnJob(act, memberOf(context, job.company_id).role))
    throw new ApiError('not_allowed', 'only the owner of the company may do this; ask one of them');
  if (job.deleted_at !== null) throw unknown();
  if (!mayDoWithJob(act, job.status))
    throw new ApiError('state_conflict', `a job that is ${job.status} cannot do this`, {
      detail: { status: job.status, statusReason: job.status_reason, at: job.updated_at.toISOString() },
    });
  return job;
}

const unknown = () => new ApiError('not_found', 'no such job');
