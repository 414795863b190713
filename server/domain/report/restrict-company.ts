import type { ChangeContext } from '../../api/change-context.ts';
import { closeApplications } from '../application/close.ts';
import { lockCompany, touchCompany } from '../company/lock-company.ts';
import { lockJobsAndDependents, takeJobsDown } from '../company/take-jobs-down.ts';
import { touchJobs } from '../company/touch-jobs.ts';
import { appendLog } from '../log/append.ts';
import { markLifted } from '../restriction/lift.ts';
import { type Reasons, restrict } from '../restriction/restrict.ts';

/** Takes the verification back; ads that are on the market stay there. False where there was none. */
export async function unverifyCompany(
  context: ChangeContext,
  companyId: string,
  reasons: Reasons,
  reportId: string | null = null,
): Promise<boolean> {
  const company = await lockCompany(context.tx, companyId);
  if (!company.verified) return false;
  await context.tx.updateTable('company').set({ verified: false }).where('id', '=', companyId).execute();
  await appendLog(context, { companyId, actor: 'staff', action: 'company.unverified' });
  await touchCompany(context, companyId);
  await touchJobs(context, companyId);
  await restrict(context, {
    ...reasons,
    kind: 'company_unverified',
    concerns: { companyId },
    target: { type: 'company', id: companyId },
    about: company.company_name,
    reportId,
  });
  return true;
}

/**
 * From now on the company publishes nothing, and its ads leave the market; applicants are told. One statement covers the
 * ads with it; a verification that is taken back has its own, so that each can be objected to.
 */
export async function blockCompany(
  context: ChangeContext,
  companyId: string,
  reasons: Reasons,
  reportId: string | null,
): Promise<void> {
  const { tx, now } = context;
  const company = await lockCompany(tx, companyId);
  await lockJobsAndDependents(context, companyId);
  await tx
    .updateTable('company')
    .set({ blocked_at: company.blocked_at ?? now })
    .where('id', '=', companyId)
    .execute();
  await tx
    .updateTable('job')
    .set({ review_note: reasons.facts })
    .where('company_id', '=', companyId)
    .where('status', 'in', ['published', 'in_review'])
    .execute();
  await appendLog(context, { companyId, actor: 'staff', action: 'company.blocked' });
  await takeJobsDown(context, companyId, 'staff', 'refused');
  await closeApplications(context, { companyId, why: 'takenDown' });
  // Blocked again, the newest statement is the one that holds, as with locks.
  await markLifted(context, { kind: 'company_blocked', targetId: companyId });
  await restrict(context, {
    ...reasons,
    kind: 'company_blocked',
    concerns: { companyId },
    target: { type: 'company', id: companyId },
    about: company.company_name,
    reportId,
  });
  if (company.verified) await unverifyCompany(context, companyId, reasons, reportId);
}

/** Ends a block; its ads are the company's to publish again. False where there was none. */
export async function unblockCompany(context: ChangeContext, companyId: string): Promise<boolean> {
  const company = await lockCompany(context.tx, companyId);
  if (company.blocked_at === null) return false;
  await context.tx.updateTable('company').set({ blocked_at: null }).where('id', '=', companyId).execute();
  await appendLog(context, { companyId, actor: 'staff', action: 'company.unblocked' });
  await markLifted(context, { kind: 'company_blocked', targetId: companyId });
  return true;
}
