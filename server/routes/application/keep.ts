import type { ArgsOf } from '../../../contract/calls.ts';
import type { Applicant, Application } from '../../../contract/entities/application.ts';
import { ApiError } from '../../../contract/errors.ts';
import { mayAnswerKeeping, mayAskToKeep } from '../../../contract/policy/keeping.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { answerKeeping, askedToKeep } from '../../domain/application/keeping.ts';
import { readApplicant, readApplication } from '../../domain/application/presenter.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { appendLog } from '../../domain/log/append.ts';
import { notify } from '../../domain/notification/notify.ts';
import { lockApplication, unknown } from './policy.ts';

/** Puts the question to the person, once. */
export async function askToKeep(
  context: CallContext,
  { months }: ArgsOf<'application.ask-to-keep'>,
  row: ApplicationRow,
): Promise<Applicant> {
  const { status, age_band: ageBand, keeping } = row;
  const verdict = mayAskToKeep({ status, ageBand, keeping });
  if (verdict === 'minor')
    throw new ApiError('not_for_minors', 'applications made below the age of 18 are not kept');
  if (verdict !== 'ok') throw new ApiError('state_conflict', 'it is not over, or they were asked before');
  const next = await askedToKeep(context, row, months);
  const ref = { type: 'application', id: row.id } as const;
  await appendLog(context, {
    companyId: row.company_id,
    actor: { uid: userOf(context).id },
    action: 'application.keep-asked',
    ref,
    after: { months },
  });
  await notify(context, {
    to: row.user_id,
    type: 'application_keep',
    ref,
    params: [row.job_snapshot.companyName, row.job_snapshot.title],
  });
  return readApplicant(context.tx, next);
}

/** The applicant themselves, nobody for them. */
export async function mayAnswerKeep(
  context: CallContext,
  { _applicationId }: ArgsOf<'application.answer-keep'>,
): Promise<ApplicationRow> {
  const { row } = await lockApplication(context, _applicationId);
  if (row.user_id !== userOf(context).id || row.erased_at !== null) throw unknown();
  return row;
}

/** A second no, and a second yes, change nothing. */
export async function answerKeep(
  context: CallContext,
  { accept }: ArgsOf<'application.answer-keep'>,
  row: ApplicationRow,
): Promise<Application> {
  const { keeping } = row;
  if (keeping === null || (accept && row.removed_at !== null))
    throw new ApiError('state_conflict', 'the company has not asked, or does not any more');
  if (mayAnswerKeeping(keeping, accept))
    return readApplication(context.tx, await answerKeeping(context, row, keeping, accept));
  if (accept !== (keeping.state === 'kept'))
    throw new ApiError('state_conflict', 'it was answered before; the company has to ask again');
  return readApplication(context.tx, row);
}
