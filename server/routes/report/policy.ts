import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, type UserRecord, userOf } from '../../api/call-context.ts';
import { locksOf } from '../../domain/report/lock-account.ts';
import type { ReportRow } from '../../domain/report/presenter.ts';
import { assertInTime } from '../../domain/restriction/appeal-time.ts';
import type { RestrictionRow } from '../../domain/restriction/restrict.ts';
import { type Found, findTarget } from './target.ts';

/** What somebody has to do with, or what lies on the market. */
export async function mayReport(context: CallContext, { target }: ArgsOf<'report.create'>): Promise<Found> {
  return findTarget(context, target);
}

export async function mayReadOwn(context: CallContext, _args: unknown): Promise<UserRecord> {
  return userOf(context);
}

/** Who objects, and the restriction it is against where it has a statement of its own. */
export type Appealing = { readonly user: UserRecord; readonly restrictionId: string | null };

/**
 * Against a restriction of one's own account, content or company, against a decision about a report, on either side, or
 * (neither named) against the lock of the account. Taken for six months after the decision.
 */
export async function mayAppeal(
  context: CallContext,
  { _reportId, _restrictionId }: ArgsOf<'appeal.create'>,
): Promise<Appealing> {
  const user = userOf(context);
  if (_reportId !== undefined && _restrictionId !== undefined)
    throw new ApiError('fields_invalid', 'an objection is against one decision', {
      fields: [{ path: '_restrictionId', code: 'custom' }],
    });
  if (_restrictionId !== undefined) return againstRestriction(context, user, _restrictionId);
  if (_reportId !== undefined) return againstReport(context, user, _reportId);
  if (!user.locked)
    throw new ApiError('state_conflict', 'this account is not locked; there is nothing to object to');
  const lock = await locksOf(context.tx, user.id).limit(1).executeTakeFirst();
  return { user, restrictionId: lock?.id ?? null };
}

async function againstRestriction(context: CallContext, user: UserRecord, id: string): Promise<Appealing> {
  const row = await context.tx.selectFrom('restriction').where('id', '=', id).selectAll().executeTakeFirst();
  if (row === undefined || !isOwn(row, user)) throw new ApiError('not_found', 'no such decision');
  if (row.lifted_at !== null)
    throw new ApiError('state_conflict', 'this decision was taken back; there is nothing to object to');
  // A lock that lasts can be objected to as long as it does.
  if (row.kind !== 'account_locked') assertInTime(context.now, row.decided_at);
  return { user, restrictionId: row.id };
}

async function againstReport(context: CallContext, user: UserRecord, id: string): Promise<Appealing> {
  const report = await context.tx
    .selectFrom('report')
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (report === undefined || !concerns(report, user)) throw new ApiError('not_found', 'no such report');
  if (report.status !== 'decided' || report.decided_at === null)
    throw new ApiError('state_conflict', 'nothing is decided yet; you will be told when it is');
  assertInTime(context.now, report.decided_at);
  return { user, restrictionId: null };
}

/** The company somebody answers for; null where there is none. */
export function ownedCompany({ membership }: UserRecord): string | null {
  return membership?.role === 'owner' ? membership.companyId : null;
}

function isOwn(row: Pick<RestrictionRow, 'user_id' | 'company_id'>, user: UserRecord): boolean {
  if (row.user_id !== null) return row.user_id === user.id;
  return row.company_id !== null && row.company_id === ownedCompany(user);
}

/** Of a company, its owner answers for it. Somebody against whom nothing was found need not learn that they were reported. */
export function concerns(report: ReportRow, user: UserRecord): boolean {
  if (report.reporter_id === user.id) return true;
  if (report.outcome !== 'upheld') return false;
  if (report.affected_user_id === user.id) return true;
  return report.affected_company_id !== null && report.affected_company_id === ownedCompany(user);
}
