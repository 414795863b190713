import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { may } from '../../../contract/policy/application.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { DAY_MS } from '../../api/days.ts';
import { openConversation } from '../conversation/open.ts';
import { readConversation } from '../conversation/presenter.ts';
import { notify } from '../notification/notify.ts';
import { touchJob } from './job-stats.ts';
import { type ApplicationRow, presentApplicant } from './presenter.ts';
import { enter, overtaken } from './transition.ts';

/** Accepts: the conversation is open from now on, and name and contacts are released to the company. */
export async function accept(
  context: CallContext,
  _args: ArgsOf<'application.accept'>,
  row: ApplicationRow,
): Promise<AnswerOf<'application.accept'>> {
  const next = row.status === 'accepted' ? row : await enterAccepted(context, row);
  await openConversation(context, next, userOf(context).id);
  const conversation = await readConversation(context.tx, next.conversation_id, 'company');
  return { applicant: presentApplicant(next), conversation };
}

async function enterAccepted(context: CallContext, row: ApplicationRow): Promise<ApplicationRow> {
  if (!may('accept', row.status)) assertReconsidered(context, row);
  const next = await enter(context, row, 'accepted', {
    seen_at: row.seen_at ?? context.now,
    rejection: null,
    erase_at: null,
    due_at: null,
  });
  if (row.seen_at === null) await touchJob(context, row.job_id);
  await notify(context, {
    to: row.user_id,
    type: 'application_accepted',
    ref: { type: 'application', id: row.id },
    params: [row.job_snapshot.companyName, row.job_snapshot.title],
  });
  return next;
}

/** The owner may take a rejection back within 24 hours. */
function assertReconsidered(context: CallContext, row: ApplicationRow): void {
  const at = row.status_at.rejected;
  const recent = at !== undefined && context.now.getTime() - Date.parse(at) <= DAY_MS;
  if (row.status !== 'rejected' || !recent) throw overtaken(row);
  if (userOf(context).membership?.role !== 'owner')
    throw new ApiError('not_allowed', 'only the owner takes a rejection back');
}
