import type { ArgsOf } from '../../../contract/calls.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { endOffersOf } from '../offer/end-offers.ts';
import { announceEnd } from './announce-end.ts';
import { touchJob } from './job-stats.ts';
import { eraseAfter, rejectionFor } from './rejection.ts';
import type { ApplicationRow } from './row.ts';
import { enter } from './transition.ts';

/** `row` is locked and may be rejected. */
export async function rejectApplication(
  context: CallContext,
  row: ApplicationRow,
  { text, lang }: Pick<ArgsOf<'application.reject'>, 'text' | 'lang'>,
): Promise<ApplicationRow> {
  const { id: uid, firstname, lastname } = userOf(context);
  const rejection = await rejectionFor(context.tx, row, { text, lang });
  const next = await enter(context, row, 'rejected', uid, {
    rejection: JSON.stringify({ ...rejection, by: `${firstname} ${lastname}` }),
    answered_at: row.answered_at ?? context.now,
    erase_at: await eraseAfter(context, row.company_id),
    due_at: null,
  });
  await endOffersOf(context, next);
  await touchJob(context, row.job_id, { reviewed: true });
  await announceEnd(context, row, 'rejected', { uid });
  return next;
}
