import type { ArgsOf } from '../../../contract/calls.ts';
import type { Applicant } from '../../../contract/entities/application.ts';
import { may } from '../../../contract/policy/application.ts';
import type { CallContext } from '../../api/call-context.ts';
import { notify } from '../notification/notify.ts';
import { touchJob } from './job-stats.ts';
import { type ApplicationRow, presentApplicant } from './presenter.ts';
import { enter } from './transition.ts';

/** A member has opened it, or sets it back to unseen. Where there is nothing to change it is read only. */
export async function markSeen(
  context: CallContext,
  { markSeen }: ArgsOf<'application.list'>,
  row: ApplicationRow,
): Promise<Applicant[]> {
  if (!may(markSeen ? 'see' : 'unsee', row.status)) return [presentApplicant(row)];
  const next = markSeen
    ? await enter(context, row, 'viewed', { seen_at: context.now })
    : await enter(context, row, 'submitted', { seen_at: null });
  await touchJob(context, row.job_id);
  // Seen, set back and seen again: the person has been told once.
  if (markSeen && row.status_at.viewed === undefined) {
    await notify(context, {
      to: row.user_id,
      type: 'application_seen',
      ref: { type: 'application', id: row.id },
      params: [row.job_snapshot.companyName, row.job_snapshot.title],
    });
  }
  return [presentApplicant(next)];
}
