import type { ArgsOf } from '../../../contract/calls.ts';
import type { Applicant } from '../../../contract/entities/application.ts';
import { ApiError } from '../../../contract/errors.ts';
import { notesOver, overfull } from '../../../contract/policy/notes-over.ts';
import type { CallContext } from '../../api/call-context.ts';
import { assignmentTo, tellAssigned } from '../../domain/application/assign.ts';
import { keepRecord } from '../../domain/application/keep-record.ts';
import { answerApplicant } from '../../domain/application/presenter.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { tellMentioned } from '../../domain/application/tell-mentioned.ts';

/** Merges key by key, and tags and notes with what colleagues have made of them meanwhile (rule W13). */
export async function annotate(
  context: CallContext,
  { tags, notes, from, label, assignee, hiredOutside }: ArgsOf<'application.annotate'>,
  row: ApplicationRow,
): Promise<Applicant> {
  const written = notesOver(row.private, { tags, notes, from });
  const full = overfull(written);
  if (full !== undefined)
    throw new ApiError(
      'fields_invalid',
      `with what colleagues have written the ${full} are more than we can keep`,
      {
        fields: [{ path: full, code: 'too_big' }],
      },
    );
  const next = await keepRecord(context, row, {
    ...written,
    ...(label !== undefined && { label }),
    ...(assignee !== undefined && { assigned: await assignmentTo(context, row, assignee) }),
    ...(hiredOutside === false && { hiredOutsideAt: null }),
  });
  await tellAssigned(context, row, next);
  await tellMentioned(context, row, next);
  return answerApplicant(context, next);
}
