import { sql } from 'kysely';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import type { ReportTable } from '../../database/schema/rights.ts';
import { eraseFilesOf } from '../file/attach.ts';
import type { MessageRow } from './row.ts';

/**
 * Whether a report keeps the files of a message, itself or its conversation being reported: a sender who deletes it for
 * all takes them from the others, but not from staff.
 * @param except a report that does not count
 */
export async function isKeptByReport(
  tx: Db,
  { id, conversation_id }: Pick<MessageRow, 'id' | 'conversation_id'>,
  except: string | null = null,
): Promise<boolean> {
  const report = await tx
    .selectFrom('report')
    .where('erased_at', 'is', null)
    .where('id', 'is distinct from', except)
    .where(
      sql<boolean>`(target_type, target_id) in (('message', ${id}), ('conversation', ${conversation_id}))`,
    )
    .select('id')
    .executeTakeFirst();
  return report !== undefined;
}

/** Erases the files of deleted messages that only this report keeps. */
export async function eraseKeptFiles(
  context: ChangeContext,
  { id: reportId, target_type: type, target_id: id }: Pick<ReportTable, 'id' | 'target_type' | 'target_id'>,
): Promise<void> {
  if (type !== 'message' && type !== 'conversation') return;
  const messages = await context.tx
    .selectFrom('message')
    .where(type === 'message' ? 'id' : 'conversation_id', '=', id)
    .where('deleted_at', 'is not', null)
    .select(['id', 'conversation_id'])
    .orderBy('id')
    .execute();
  for (const message of messages)
    if (!(await isKeptByReport(context.tx, message, reportId)))
      await eraseFilesOf(context, { type: 'message', id: message.id });
}
