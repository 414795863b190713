import type { ArgsOf } from '../../../contract/calls.ts';
import type { Applicant } from '../../../contract/entities/application.ts';
import { may } from '../../../contract/policy/application.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { endOffersOf } from '../offer/end-offers.ts';
import { announceEnd } from './announce-end.ts';
import { touchJob } from './job-stats.ts';
import { type ApplicationRow, readApplicant } from './presenter.ts';
import { eraseAfter, rejectionFor } from './rejection.ts';
import { assertUnmoved, enter, overtaken } from './transition.ts';

/** Rejects with a text, never without one: the company's own where none is given. */
export async function reject(
  context: CallContext,
  args: ArgsOf<'application.reject'>,
  row: ApplicationRow,
): Promise<Applicant> {
  if (row.status === 'rejected') return readApplicant(context.tx, row);
  await assertUnmoved(context, row, args.from);
  if (!may('reject', row.status)) await overtaken(context, row);
  return readApplicant(context.tx, await rejectApplication(context, row, args));
}

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
