import type { ChangeContext } from '../../api/change-context.ts';
import { recordMessage } from '../../database/change-log/record.ts';
import { touchConversation } from '../conversation/open.ts';
import { eraseFilesOf } from '../file/attach.ts';
import type { ApplicationRow } from './row.ts';

/** Of several applications at once, before the first is erased: files come after conversations. */
export async function lockConversations({ tx }: ChangeContext, rows: readonly Pick<ApplicationRow, 'id'>[]) {
  if (rows.length === 0) return;
  await tx
    .selectFrom('conversation')
    .where(
      'application_id',
      'in',
      rows.map(({ id }) => id),
    )
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Erases files and messages of an application. The conversation stays, empty; offers stay because they are contracts.
 */
export async function eraseContent(
  context: ChangeContext,
  row: Pick<ApplicationRow, 'id'>,
): Promise<{ files: number; messages: number }> {
  const { tx, effects } = context;
  const conversation = await tx
    .selectFrom('conversation')
    .where('application_id', '=', row.id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  const files = await countFiles(context, 'application', [row.id]);
  await eraseFilesOf(context, { type: 'application', id: row.id });
  if (conversation === undefined) return { files, messages: 0 };
  const messages = await tx
    .selectFrom('message')
    .where('conversation_id', '=', conversation.id)
    .select(['id', 'ver'])
    .execute();
  const ids = messages.map(({ id }) => id);
  if (ids.length === 0) return { files, messages: 0 };
  const attached = await countFiles(context, 'message', ids);
  for (const id of ids) await eraseFilesOf(context, { type: 'message', id });
  await tx.deleteFrom('message').where('id', 'in', ids).execute();
  await touchConversation(context, conversation.id, { last_message: null });
  for (const { id, ver } of messages) recordMessage(effects, { id, ver: ver + 1 }, conversation, true);
  return { files: files + attached, messages: ids.length };
}

/** The number of files that belong to these entities. */
export async function countFiles(
  { tx }: Pick<ChangeContext, 'tx'>,
  type: 'application' | 'message',
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await tx
    .selectFrom('file')
    .where('attached_type', '=', type)
    .where('attached_id', 'in', ids)
    .where('erased_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
