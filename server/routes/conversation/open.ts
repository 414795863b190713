import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Side } from '../../../contract/fields.ts';
import type { CallContext } from '../../api/call-context.ts';
import { recordConversation } from '../../change-log/record.ts';
import type { Db } from '../../database/database.ts';
import type { ApplicationRow } from '../application/presenter.ts';
import type { ConversationRow } from './presenter.ts';

/** The application's conversation, locked; its lock makes the order of messages gapless. */
export async function lockConversation(tx: Db, applicationId: string): Promise<ConversationRow | undefined> {
  return tx
    .selectFrom('conversation')
    .where('application_id', '=', applicationId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

/** Makes the application's conversation, with the applicant in it. */
export async function startConversation(
  { tx, now }: CallContext,
  application: ApplicationRow,
  status: Conversation['status'],
): Promise<ConversationRow> {
  const row = await tx
    .insertInto('conversation')
    .values({
      id: application.conversation_id,
      application_id: application.id,
      job_id: application.job_id,
      company_id: application.company_id,
      user_id: application.user_id,
      job_title: application.job_snapshot.title,
      company_name: application.job_snapshot.companyName,
      status,
      last_message: null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await join(tx, row.id, application.user_id, 'talent');
  return row;
}

/** Adds somebody to a conversation; nothing happens where they are in it. */
export async function join(tx: Db, conversationId: string, uid: string, side: Side): Promise<void> {
  await tx
    .insertInto('participant')
    .values({ conversation_id: conversationId, user_id: uid, side })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'user_id']).doNothing())
    .execute();
}

/** The company has answered: its conversation with the applicant is open, and who answered is in it. */
export async function openConversation(
  context: CallContext,
  application: ApplicationRow,
  uid: string,
): Promise<void> {
  const { tx, effects } = context;
  const existing = await lockConversation(tx, application.id);
  const row = existing ?? (await startConversation(context, application, 'open'));
  await join(tx, row.id, uid, 'company');
  if (existing === undefined) {
    recordConversation(effects, row);
    return;
  }
  const next = await tx
    .updateTable('conversation')
    .set((eb) => ({ status: 'open', ver: eb('ver', '+', 1) }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  recordConversation(effects, next);
}
