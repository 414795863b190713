import { DAY_MS } from '../../../contract/calendar-day.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import { recurring, type WorkKinds } from '../../work/work.ts';
import { purgeLogs } from '../log/purge.ts';
import { touchCompany } from './lock-company.ts';

/** How long the address of an unanswered or declined invitation is kept after its end. */
const FORGET_MAIL_DAYS = 30;

export const companyWork: WorkKinds = {
  'company.forget-invited': recurring(DAY_MS, forgetInvited, { lane: 'bulk' }),
  ...purgeLogs,
};

async function forgetInvited(context: ChangeContext): Promise<void> {
  const gone = await context.tx
    .deleteFrom('invitation')
    .where('status', 'in', ['pending', 'rejected', 'withdrawn', 'replaced'])
    .where('expires_at', '<', daysAfter(context.now, -FORGET_MAIL_DAYS))
    .returning(['company_id', 'status'])
    .execute();
  const shown = gone.filter(({ status }) => status === 'pending').map(({ company_id }) => company_id);
  for (const id of [...new Set(shown)].sort()) await touchCompany(context, id);
}
