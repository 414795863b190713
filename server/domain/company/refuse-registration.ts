import { ApiError } from '../../../contract/errors.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { appendLog } from '../log/append.ts';
import { notify } from '../notification/notify.ts';
import { affectedBy } from '../restriction/affected.ts';
import { lockCompany, touchCompany } from './lock-company.ts';
import { decideRegistration } from './registration.ts';

/** Staff could not verify a company; its owners read why, and may hand in something else. Its jobs go on waiting. */
export async function refuseRegistration(
  context: ChangeContext,
  companyId: string,
  reason: string,
): Promise<void> {
  const { tx, now } = context;
  const company = await lockCompany(tx, companyId);
  const waiting = await tx
    .selectFrom('company_registration')
    .where('company_id', '=', companyId)
    .where('handed_in_at', 'is not', null)
    .select('company_id')
    .executeTakeFirst();
  if (company.verified || waiting === undefined)
    throw new ApiError('state_conflict', 'nothing of this company waits to be looked at');
  await decideRegistration(context, companyId, reason);
  await appendLog(context, {
    companyId,
    actor: 'staff',
    action: 'company.registration-refused',
    after: { reason },
  });
  await touchCompany(context, companyId);
  for (const to of await affectedBy(tx, { user_id: null, company_id: companyId }))
    await notify(context, {
      to,
      type: 'verification',
      ref: { type: 'company', id: companyId },
      params: [company.company_name],
      version: now.toISOString(),
    });
}
