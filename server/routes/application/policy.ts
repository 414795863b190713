import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, type Membership, userOf } from '../../api/call-context.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { readsApplicants } from '../../domain/application/visible.ts';
import { mayAnswer, memberOf } from '../../domain/company/membership.ts';
import type { JobRow } from '../../domain/job/row.ts';

/** An application by its id, or by its job and its person: there is one of each two. */
type Named = Pick<ArgsOf<'application.accept'>, '_applicationId' | '_jobId' | '_userId'>;

/** Owner, or member with canChat, of those who may read this job's applicants. */
export async function mayDecide(context: CallContext, args: Named): Promise<ApplicationRow> {
  const _applicationId = await idOf(context, args);
  const { row, membership } = await mayReadApplicant(context, { _applicationId });
  if (!mayAnswer(membership))
    throw new ApiError('not_allowed', 'answering applicants needs canChat; ask an owner of the company');
  return row;
}

/** Any member who may read this job's applicants. */
export async function mayAnnotate(
  context: CallContext,
  args: ArgsOf<'application.annotate'>,
): Promise<ApplicationRow> {
  return (await mayReadApplicant(context, args)).row;
}

export type Removing = { row: ApplicationRow; as: 'seeker' | 'owner' };

/** The seeker withdraws; the company's owner hides what is over. */
export async function mayRemove(context: CallContext, args: ArgsOf<'application.remove'>): Promise<Removing> {
  const { row, job } = await lockApplication(context, args._applicationId);
  if (row.user_id === userOf(context).id) return { row, as: 'seeker' };
  const membership = memberReading(context, row, job);
  if (membership.role !== 'owner') throw new ApiError('not_allowed', 'only the owner removes applicants');
  return { row, as: 'owner' };
}

/** Only the owner takes applicants out of the product. */
export async function mayExport(context: CallContext, args: ArgsOf<'application.export'>): Promise<JobRow> {
  const { membership } = userOf(context);
  const job = await context.tx
    .selectFrom('job')
    .where('id', '=', args.jobId)
    .where('company_id', '=', membership?.companyId ?? null)
    .where('deleted_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (job === undefined) throw new ApiError('not_found', 'no such job');
  if (membership?.role !== 'owner')
    throw new ApiError('not_allowed', 'only the owner exports applicants; ask one of them');
  return job;
}

/** An application of the caller's company, locked, which they may read. */
export async function mayReadApplicant(
  context: CallContext,
  args: { _applicationId: string },
): Promise<{ row: ApplicationRow; membership: Membership }> {
  const { row, job } = await lockApplication(context, args._applicationId);
  return { row, membership: memberReading(context, row, job) };
}

function memberReading(context: CallContext, row: ApplicationRow, job: JobRow): Membership {
  const { id, membership } = userOf(context);
  const hidden = row.visible_at === null || row.removed_at !== null || row.erased_at !== null;
  if (membership?.companyId !== row.company_id || hidden) throw unknown();
  if (!readsApplicants(id, membership.role, job)) throw unknown();
  return memberOf(context, row.company_id);
}

/** The application that is named. Throws `not_found`. */
export async function idOf(
  context: CallContext,
  { _applicationId, _jobId, _userId }: Named,
): Promise<string> {
  userOf(context);
  if (_applicationId !== undefined) return _applicationId;
  const found = await context.tx
    .selectFrom('application')
    .where('job_id', '=', _jobId ?? null)
    .where('user_id', '=', _userId ?? null)
    .select('id')
    .executeTakeFirst();
  if (found === undefined) throw unknown();
  return found.id;
}

/** Job first, then application: the order everywhere, so that two who decide never wait for each other. */
export async function lockApplication(
  context: CallContext,
  id: string,
): Promise<{ row: ApplicationRow; job: JobRow }> {
  userOf(context);
  const { tx } = context;
  const job = await tx
    .selectFrom('job')
    .where('id', '=', (eb) => eb.selectFrom('application').where('id', '=', id).select('job_id'))
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (job === undefined) throw unknown();
  const row = await tx
    .selectFrom('application')
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw unknown();
  return { row, job };
}

export const unknown = () => new ApiError('not_found', 'no such application');
