import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { readsApplicants } from '../../domain/application/visible.ts';
import { memberOf } from '../../domain/company/membership.ts';
import { mayReadApplicant } from './policy.ts';

/** Whose applications are listed; `row`: a single one, locked, that a member marks as seen or not. */
export type Listing =
  | { as: 'member'; companyId: string; jobId?: string; applicationId?: string; row?: ApplicationRow }
  | { as: 'self'; uid: string; applicationId?: string };

/** Members list their company's applicants as far as `visibleTo` lets them, a seeker their own applications. */
export async function mayList(context: CallContext, args: ArgsOf<'application.list'>): Promise<Listing> {
  const user = userOf(context);
  const { _jobId, _companyId, _applicationId, markSeen } = args;
  if (_applicationId !== undefined && markSeen !== undefined) {
    const { row } = await mayReadApplicant(context, { _applicationId });
    return { as: 'member', companyId: row.company_id, applicationId: row.id, row };
  }
  if (_applicationId !== undefined) return oneOf(context, _applicationId);
  if (_companyId !== undefined) return { as: 'member', companyId: memberOf(context, _companyId).companyId };
  if (_jobId !== undefined) return ofJob(context, _jobId);
  return { as: 'self', uid: user.id };
}

/** One's own application, or an applicant: what may not be read is not in the list, and then it is not there. */
async function oneOf(context: CallContext, applicationId: string): Promise<Listing> {
  const { id: uid, membership } = userOf(context);
  const row = await context.tx
    .selectFrom('application')
    .where('id', '=', applicationId)
    .select(['user_id', 'company_id', 'visible_at'])
    .executeTakeFirst();
  if (row?.user_id === uid) return { as: 'self', uid, applicationId };
  if (row === undefined || row.visible_at === null || membership?.companyId !== row.company_id)
    throw new ApiError('not_found', 'no such application');
  return { as: 'member', companyId: row.company_id, applicationId };
}

async function ofJob(context: CallContext, jobId: string): Promise<Listing> {
  const { id: uid, membership } = userOf(context);
  const job = await context.tx
    .selectFrom('job')
    .where('id', '=', jobId)
    .where('company_id', '=', membership?.companyId ?? null)
    .where('deleted_at', 'is', null)
    .select(['id', 'company_id', 'visible_to'])
    .executeTakeFirst();
  if (job === undefined || membership === null) throw new ApiError('not_found', 'no such job');
  if (!readsApplicants(uid, membership.role, job))
    throw new ApiError('not_allowed', 'this job names who reads its applicants; ask an owner to add you');
  return { as: 'member', companyId: job.company_id, jobId };
}
