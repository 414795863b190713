import { may } from '../../../contract/policy/application.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { touchJob } from '../../domain/application/job-stats.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { setStatus } from '../../domain/application/transition.ts';
import { notify } from '../../domain/notification/notify.ts';
import { isTakenBack, takeBack } from '../../domain/notification/take-back.ts';

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
  const notice = {
    to: row.user_id,
    type: 'application_seen',
    ref: { type: 'application', id: row.id },
  } as const;
  if (!seen) await takeBack(context, notice);
  // Seen, set back and seen again: the person is told once, unless what told them was taken back unread.
  else if (row.status_at.viewed === undefined || (await isTakenBack(context, notice))) {
    await notify(context, {
      ...notice,
      params: [row.job_snapshot.companyName, row.job_snapshot.title],
    });
  }
  return next;
}
