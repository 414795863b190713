import type { ArgsOf } from '../../../contract/calls.ts';
import type { Applicant } from '../../../contract/entities/application.ts';
import type { CallContext } from '../../api/call-context.ts';
import { assignmentTo, tellAssigned } from '../../domain/application/assign.ts';
import { keepRecord } from '../../domain/application/keep-record.ts';
import { answerApplicant } from '../../domain/application/presenter.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { tellMentioned } from '../../domain/application/tell-mentioned.ts';

/** Merges key by key. */
export async function annotate(
  context: CallContext,
  { tags, notes, label, assignee, hiredOutside }: ArgsOf<'application.annotate'>,
  row: ApplicationRow,
): Promise<Applicant> {
  const next = await keepRecord(context, row, {
    ...(tags !== undefined && { tags: [...new Set(tags.map((tag) => tag.trim()))] }),
    ...(notes !== undefined && { notes }),
    ...(label !== undefined && { label }),
    ...(assignee !== undefined && { assigned: await assignmentTo(context, row, assignee) }),
    ...(hiredOutside === false && { hiredOutsideAt: null }),
  });
  await tellAssigned(context, row, next);
  await tellMentioned(context, row, next);
  return answerApplicant(context, next);
}
