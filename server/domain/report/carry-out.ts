import type { ReportMeasure } from '../../../contract/entities/report.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordMessage } from '../../database/change-log/record.ts';
import { eraseMessage } from '../conversation/erase-message.ts';
import { takeDownJob } from '../job/review.ts';
import { type Reasons, restrict } from '../restriction/restrict.ts';
import { lockUser } from './lock-account.ts';
import type { ReportRow } from './presenter.ts';
import { blockCompany } from './restrict-company.ts';

export type Act = {
  readonly measure: Exclude<ReportMeasure, 'none'>;
  readonly reasons: Reasons;
  /** End of a lock. */
  readonly until: Date | null;
};

type Reported = Pick<
  ReportRow,
  'id' | 'target_type' | 'target_id' | 'affected_user_id' | 'affected_company_id' | 'reason'
>;

/**
 * Does what a decision says, with its statement of reasons. Throws `fields_invalid` where there is nothing to do it to,
 * and `state_conflict` where the content is gone already: then the decision must not say that we removed it.
 */
export async function carryOut(context: ChangeContext, report: Reported, act: Act): Promise<void> {
  const { measure, reasons, until } = act;
  switch (measure) {
    case 'account_locked':
      return lockUser(context, {
        ...reasons,
        uid: report.affected_user_id as string,
        reasonCode: report.reason,
        until,
        reportId: report.id,
      });
    case 'company_blocked':
      return blockCompany(context, report.affected_company_id as string, reasons, report.id);
    case 'content_removed':
      return removeContent(context, report, reasons);
  }
}

async function removeContent(context: ChangeContext, report: Reported, reasons: Reasons): Promise<void> {
  const { target_type: type, target_id: id } = report;
  if (type === 'job') return removeJob(context, id, reasons, report.id);
  if (type === 'message') return removeMessage(context, id, reasons, report.id);
  throw new ApiError('fields_invalid', 'only an advertisement or a message is removed', {
    fields: [{ path: 'measure', code: 'custom' }],
  });
}

const gone = (what: string) =>
  new ApiError('state_conflict', `the ${what} is gone already: decide without this measure`);

async function removeJob(context: ChangeContext, id: string, reasons: Reasons, reportId: string) {
  const job = await context.tx.selectFrom('job').where('id', '=', id).select('status').executeTakeFirst();
  if (job?.status !== 'published') throw gone('advertisement');
  await takeDownJob(context, id, reasons, reportId);
}

async function removeMessage(context: ChangeContext, id: string, reasons: Reasons, reportId: string) {
  const { tx, effects } = context;
  const seen = await tx
    .selectFrom('message')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('conversation_id')
    .executeTakeFirst();
  if (seen === undefined) throw gone('message');
  const conversation = await tx
    .selectFrom('conversation')
    .where('id', '=', seen.conversation_id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const message = await tx
    .selectFrom('message')
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  recordMessage(effects, await eraseMessage(context, message, conversation), conversation);
  if (message.sender_id === null) return;
  await restrict(context, {
    ...reasons,
    kind: 'message_removed',
    concerns: { userId: message.sender_id },
    target: { type: 'message', id },
    about: conversation.job_title ?? '',
    reportId,
  });
}
