import { ApiError } from '../../../contract/errors.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordMessage } from '../../database/change-log/record.ts';
import { eraseMessage } from '../conversation/erase-message.ts';
import { takeDownJob } from '../job/review.ts';
import type { ReportRow } from './presenter.ts';

/**
 * Removes the reported content: takes an ad off the market, empties a message. Content that is gone already is no
 * error. Throws `fields_invalid` for a report without removable content.
 */
export async function removeContent(
  context: ChangeContext,
  { target_type: type, target_id: id }: Pick<ReportRow, 'target_type' | 'target_id'>,
  reasons: string,
): Promise<void> {
  if (type === 'job') return removeJob(context, id, reasons);
  if (type === 'message') return removeMessage(context, id);
  throw new ApiError('fields_invalid', 'only an advertisement or a message is removed', {
    fields: [{ path: 'measure', code: 'custom' }],
  });
}

async function removeJob(context: ChangeContext, id: string, reasons: string): Promise<void> {
  const job = await context.tx.selectFrom('job').where('id', '=', id).select('status').executeTakeFirst();
  if (job?.status === 'published') await takeDownJob(context, id, reasons);
}

async function removeMessage(context: ChangeContext, id: string): Promise<void> {
  const { tx, effects } = context;
  const seen = await tx
    .selectFrom('message')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select('conversation_id')
    .executeTakeFirst();
  if (seen === undefined) return;
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
}
