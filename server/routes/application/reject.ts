import type { ArgsOf } from '../../../contract/calls.ts';
import type { Applicant } from '../../../contract/entities/application.ts';
import { may } from '../../../contract/policy/application.ts';
import type { CallContext } from '../../api/call-context.ts';
import { answerApplicant, readApplicant } from '../../domain/application/presenter.ts';
import { rejectApplication } from '../../domain/application/reject-application.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { assertUnmoved, overtaken } from '../../domain/application/transition.ts';

/** Rejects with a text, never without one: the company's own where none is given. */
export async function reject(
  context: CallContext,
  args: ArgsOf<'application.reject'>,
  row: ApplicationRow,
): Promise<Applicant> {
  if (row.status === 'rejected') return readApplicant(context.tx, row);
  await assertUnmoved(context, row, args.from);
  if (!may('reject', row.status)) await overtaken(context, row);
  return answerApplicant(context, await rejectApplication(context, row, args));
}
