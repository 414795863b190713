import type { ArgsOf } from '../../../contract/calls.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { endApplication } from './end.ts';
import { rejectionFor } from './rejection.ts';
import type { ApplicationRow } from './row.ts';

/** `row` is locked and may be rejected. */
export async function rejectApplication(
  context: CallContext,
  row: ApplicationRow,
  given: Pick<ArgsOf<'application.reject'>, 'text' | 'lang'> & Pick<ArgsOf<'job.unpublish'>, 'texts'>,
): Promise<ApplicationRow> {
  const { id: uid, firstname, lastname } = userOf(context);
  const rejection = await rejectionFor(context.tx, row, given);
  return endApplication(context, row, {
    as: 'rejected',
    by: uid,
    rejection: JSON.stringify({ ...rejection, by: `${firstname} ${lastname}` }),
    answered_at: row.answered_at ?? context.now,
  });
}
