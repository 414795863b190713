import { ageBandOf, ageOn } from '../../../contract/age.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { AgeBand } from '../../../contract/entities/application.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, type UserRecord, userOf } from '../../api/call-context.ts';
import { mayAnswer, memberOf } from '../company/policy.ts';
import type { JobRow } from '../job/policy.ts';
import type { ApplicationRow } from './presenter.ts';

export type Applying = {
  user: UserRecord;
  ageBand: AgeBand;
  job: JobRow & { company_name: string; reply_days: number };
  /** The person's application to this job, if there is one already. */
  existing: ApplicationRow | undefined;
};

/** A person of the right age may apply to a job that is on the market; a first receipt stays whatever follows. */
export async function mayApply(context: CallContext, args: ArgsOf<'application.add'>): Promise<Applying> {
  const user = userOf(context);
  if (user.mode !== 'user') throw new ApiError('not_allowed', 'company accounts do not apply');
  const job = await context.tx
    .selectFrom('job')
    .innerJoin('company', 'company.id', 'job.company_id')
    .where('job.id', '=', args._jobId)
    .selectAll('job')
    .select(['company.company_name', 'company.reply_days'])
    .forUpdate('job')
    .executeTakeFirst();
  // A job that was never published is not known to exist.
  if (!job?.published_at) throw new ApiError('not_found', 'no such job');
  const existing = await context.tx
    .selectFrom('application')
    .where('job_id', '=', job.id)
    .where('user_id', '=', user.id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  const age = ageOn(user.dateOfBirth, context.now.toISOString().slice(0, 10));
  const applying: Applying = { user, ageBand: ageBandOf(age), job, existing };
  if (existing !== undefined && existing.status !== 'withdrawn') return applying;
  assertOpen(job, context.now);
  if (age < job.min_age)
    throw new ApiError('too_young', `this job needs an age of ${job.min_age}`, {
      detail: { minAge: job.min_age },
    });
  if (user.guardian === 'pending')
    throw new ApiError('guardian_required', 'a guardian has to agree before this account can apply');
  return applying;
}

function assertOpen(job: JobRow, now: Date): void {
  const expired = job.valid_through !== null && job.valid_through <= now;
  if (job.status === 'published' && !expired) return;
  throw new ApiError('job_closed', 'this job is closed', {
    detail: { statusReason: job.status_reason ?? (expired ? 'expired' : null) },
  });
}

/** Any member of the company reads its applicants. */
export async function mayList(
  context: CallContext,
  args: ArgsOf<'application.list'>,
): Promise<ApplicationRow> {
  const row = await lockApplication(context, args._applicationId);
  memberOfIts(context, row);
  return row;
}

/** Owner, or member with canChat. */
export async function mayDecide(
  context: CallContext,
  args: { _applicationId: string },
): Promise<ApplicationRow> {
  const row = await lockApplication(context, args._applicationId);
  if (!mayAnswer(memberOfIts(context, row)))
    throw new ApiError('not_allowed', 'answering applicants needs canChat');
  return row;
}

export type Removing = { row: ApplicationRow; as: 'seeker' | 'owner' };

/** The seeker withdraws; the company's owner hides what is over. */
export async function mayRemove(context: CallContext, args: ArgsOf<'application.remove'>): Promise<Removing> {
  const row = await lockApplication(context, args._applicationId);
  if (row.user_id === userOf(context).id) return { row, as: 'seeker' };
  if (memberOfIts(context, row).role !== 'owner')
    throw new ApiError('not_allowed', 'only the owner removes applicants');
  return { row, as: 'owner' };
}

function memberOfIts(context: CallContext, row: ApplicationRow) {
  if (userOf(context).membership?.companyId !== row.company_id || row.removed_at !== null) throw unknown();
  return memberOf(context, row.company_id);
}

async function lockApplication(context: CallContext, id: string): Promise<ApplicationRow> {
  userOf(context);
  const row = await context.tx
    .selectFrom('application')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw unknown();
  return row;
}

const unknown = () => new ApiError('not_found', 'no such application');
