import type { ChangeContext } from '../../api/change-context.ts';
import { appendLog } from '../log/append.ts';
import { notify } from '../notification/notify.ts';
import { affectedBy } from '../restriction/affected.ts';
import { markLifted } from '../restriction/lift.ts';
import { lockCompany, touchCompany } from './lock-company.ts';
import { decideRegistration } from './registration.ts';
import { releaseJobs } from './release-jobs.ts';
import { touchJobs } from './touch-jobs.ts';

/** Staff vouches for a company, and what waited for that alone is published. False where it was verified already. */
export async function verifyCompany(context: ChangeContext, companyId: string): Promise<boolean> {
  const { tx } = context;
  const company = await lockCompany(tx, companyId);
  if (company.verified) return false;
  await tx.updateTable('company').set({ verified: true }).where('id', '=', companyId).execute();
  await decideRegistration(context, companyId, null);
  await appendLog(context, { companyId, actor: 'staff', action: 'company.verified' });
  await markLifted(context, { kind: 'company_unverified', targetId: companyId });
  await touchCompany(context, companyId);
  await touchJobs(context, companyId);
  await releaseJobs(context, companyId);
  for (const to of await affectedBy(tx, { user_id: null, company_id: companyId }))
    await notify(context, {
      to,
      type: 'verification',
      ref: { type: 'company', id: companyId },
      params: [company.company_name],
    });
  return true;
}
