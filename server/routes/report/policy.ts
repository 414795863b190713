import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, type UserRecord, userOf } from '../../api/call-context.ts';
import type { ReportRow } from '../../domain/report/presenter.ts';
import { type Found, findTarget } from './target.ts';

/** What somebody has to do with, or what lies on the market. */
export async function mayReport(context: CallContext, { target }: ArgsOf<'report.create'>): Promise<Found> {
  return findTarget(context, target);
}

export async function mayReadOwn(context: CallContext, _args: unknown): Promise<UserRecord> {
  return userOf(context);
}

/** Against the lock of one's own account, or against a decision that concerns one, on either side. */
export async function mayAppeal(
  context: CallContext,
  { _reportId }: ArgsOf<'appeal.create'>,
): Promise<UserRecord> {
  const user = userOf(context);
  if (_reportId === undefined) {
    if (!user.locked)
      throw new ApiError('state_conflict', 'this account is not locked; there is nothing to object to');
    return user;
  }
  const report = await context.tx
    .selectFrom('report')
    .where('id', '=', _reportId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (report === undefined || !concerns(report, user)) throw new ApiError('not_found', 'no such report');
  if (report.status !== 'decided')
    throw new ApiError('state_conflict', 'nothing is decided yet; you will be told when it is');
  return user;
}

/** Of a company, its owner answers for it. The affected do not know of a report that is not decided. */
export function concerns(report: ReportRow, user: UserRecord): boolean {
  if (report.reporter_id === user.id) return true;
  if (report.status !== 'decided') return false;
  if (report.affected_user_id === user.id) return true;
  const { membership } = user;
  return (
    membership?.role === 'owner' &&
    report.affected_company_id !== null &&
    report.affected_company_id === membership.companyId
  );
}
