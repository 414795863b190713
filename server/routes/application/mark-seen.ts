import { may } from '../../../contract/policy/application.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { touchJob } from '../../domain/application/job-stats.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { setStatus } from '../../domain/application/transition.ts';
import { notify } from '../../domain/notification/notify.ts';

/** A member has opened it, or sets it back to unseen. Where there is nothing to change it stays as it is. */
export async function markSeen(
  context: CallContext,
  seen: boolean,
  row: ApplicationRow,
): Promise<ApplicationRow> {
  if (!may(seen ? 'see' : 'unsee', row.status)) return row;
  const { id: uid } = userOf(context);
  const next = seen
    ? await setStatus(context, row, 'viewed', uid, { seen_at: context.now })
    : await setStatus(context, row, 'submitted', uid, { seen_at: null });
  await touchJob(context, row.job_id, { reviewed: seen });
  // Seen, set back and seen again: the person has been told once.
  if (seen && row.status_at.viewed === undefined) {
    await notify(context, {
      to: row.user_id,
      type: 'application_seen',
      ref: { type: 'application', id: row.id },
      params: [row.job_snapshot.companyName, row.job_snapshot.title],
    });
  }
  return next;
}
