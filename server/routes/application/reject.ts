import type { ArgsOf } from '../../../contract/calls.ts';
import type { Applicant } from '../../../contract/entities/application.ts';
import { ERASE_AFTER_MONTHS } from '../../../contract/limits.ts';
import { may } from '../../../contract/policy/application.ts';
import type { CallContext } from '../../api/call-context.ts';
import { monthsAfter } from '../../api/days.ts';
import { notify } from '../notification/notify.ts';
import { type ApplicationRow, presentApplicant } from './presenter.ts';
import { enter, overtaken } from './transition.ts';

/** Rejects with a text, never without one: the company's own where none is given. */
export async function reject(
  context: CallContext,
  args: ArgsOf<'application.reject'>,
  row: ApplicationRow,
): Promise<Applicant> {
  if (row.status === 'rejected') return presentApplicant(row);
  if (!may('reject', row.status)) throw overtaken(row);
  return presentApplicant(await rejectApplication(context, row, args));
}

export async function rejectApplication(
  context: CallContext,
  row: ApplicationRow,
  { text, lang = 'de_DE' }: { text?: string | undefined; lang?: string | undefined },
): Promise<ApplicationRow> {
  const company = await context.tx
    .selectFrom('company')
    .select('rejection_text')
    .where('id', '=', row.company_id)
    .executeTakeFirstOrThrow();
  const next = await enter(context, row, 'rejected', {
    rejection: JSON.stringify({ text: text?.trim() || company.rejection_text, lang }),
    erase_at: monthsAfter(context.now, ERASE_AFTER_MONTHS),
    due_at: null,
  });
  await notify(context, {
    to: row.user_id,
    type: 'application_rejected',
    ref: { type: 'application', id: row.id },
    params: [row.job_snapshot.companyName, row.job_snapshot.title],
  });
  return next;
}
