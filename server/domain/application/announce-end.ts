import type { ChangeContext } from '../../api/change-context.ts';
import { appendLog } from '../log/append.ts';
import { notify } from '../notification/notify.ts';
import type { ApplicationRow } from './row.ts';

/**
 * An application has ended with a text: the person is told, and the company's log says so, unless the application
 * never reached the company. `before`: as it was; `actor`: null where nobody decided.
 */
export async function announceEnd(
  context: ChangeContext,
  before: ApplicationRow,
  status: 'closed' | 'rejected',
  actor: { uid: string } | null,
): Promise<void> {
  const ref = { type: 'application', id: before.id } as const;
  if (before.visible_at !== null)
    await appendLog(context, {
      companyId: before.company_id,
      actor,
      action: `application.${status}`,
      ref,
      before: { status: before.status },
      after: { status },
    });
  await notify(context, {
    to: before.user_id,
    type: 'application_rejected',
    ref,
    params: [before.job_snapshot.companyName, before.job_snapshot.title],
  });
}
