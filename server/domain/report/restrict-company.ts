import type { ChangeContext } from '../../api/change-context.ts';
import { lockCompany, touchCompany } from '../company/lock-company.ts';
import { touchJobs } from '../company/touch-jobs.ts';
import { takeDownJob } from '../job/review.ts';
import { appendLog } from '../log/append.ts';
import { type Reasons, restrict } from '../restriction/restrict.ts';

/** Takes the verification back; ads that are on the market stay there. False where there was none. */
export async function unverifyCompany(
  context: ChangeContext,
  companyId: string,
  reasons: Reasons,
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
  });
  return true;
}

/** From now on the company publishes nothing, and its ads leave the market; applicants are told. */
export async function blockCompany(
  context: ChangeContext,
  companyId: string,
  reasons: Reasons,
  reportId: string | null,
): Promise<void> {
  const { tx, now } = context;
  const company = await lockCompany(tx, companyId);
  await tx
    .updateTable('company')
    .set({ verified: false, blocked_at: company.blocked_at ?? now })
    .where('id', '=', companyId)
    .execute();
  const published = await tx
    .selectFrom('job')
    .where('company_id', '=', companyId)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .select('id')
    .orderBy('id')
    .execute();
  for (const { id } of published) await takeDownJob(context, id, reasons, reportId);
  if (company.verified) await appendLog(context, { companyId, actor: 'staff', action: 'company.unverified' });
  await touchCompany(context, companyId);
  await touchJobs(context, companyId);
  await restrict(context, {
    ...reasons,
    kind: 'company_blocked',
    concerns: { companyId },
    target: { type: 'company', id: companyId },
    about: company.company_name,
    reportId,
  });
}
