import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Side } from '../../../contract/fields.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordConversation } from '../../database/change-log/record.ts';
import type { Db } from '../../database/database.ts';
import type { ApplicationRow } from '../application/row.ts';
import type { ConversationRow } from './row.ts';

/** The application's conversation, locked; its lock makes the order of messages gapless. */
export async function lockConversation(tx: Db, applicationId: string): Promise<ConversationRow | undefined> {
  return tx
    .selectFrom('conversation')
    .where('application_id', '=', applicationId)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Creates the application's conversation with the applicant as participant. */
export async function startConversation(
  context: ChangeContext,
  application: ApplicationRow,
  status: 'requested' | 'open',
): Promise<ConversationRow> {
  return insertConversation(context, {
    id: application.conversation_id,
    kind: 'application',
    application_id: application.id,
    job_id: application.job_id,
    company_id: application.company_id,
    user_id: application.user_id,
    job_title: application.job_snapshot.title,
    company_name: application.job_snapshot.companyName,
    status,
    asked_by: status === 'requested' ? 'talent' : null,
  });
}

type NewConversation = Pick<ConversationRow, 'id' | 'kind' | 'user_id'> & {
  application_id?: string;
  job_id?: string;
  company_id?: string;
  peer_id?: string;
  job_title?: string;
  company_name?: string;
  status: Exclude<Conversation['status'], 'closed'>;
  asked_by: Side | null;
};

/** Creates a conversation with its talent as participant. */
export async function insertConversation(
  { tx, now }: ChangeContext,
  values: NewConversation,
): Promise<ConversationRow> {
  const row = await tx
    .insertInto('conversation')
    .values({
      application_id: null,
      job_id: null,
      company_id: null,
      ...values,
      last_message: null,
      last_at: now,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await join(tx, row.id, row.user_id, row.peer_id === null ? 'talent' : 'company');
  if (row.peer_id !== null) await join(tx, row.id, row.peer_id, 'company');
  return row;
}

/**
 * Adds a participant, and tells whether they are new; does nothing for one who is in it already. Participants are part
 * of the conversation's row, so a caller that adds one has to touch it.
 */
export async function join(tx: Db, conversationId: string, uid: string, side: Side): Promise<boolean> {
  const added = await tx
    .insertInto('participant')
    .values({ conversation_id: conversationId, user_id: uid, side })
    .onConflict((conflict) => conflict.columns(['conversation_id', 'user_id']).doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Opens the conversation with the applicant after the company's answer and adds the member who answered. */
export async function openConversation(
  context: ChangeContext,
  application: ApplicationRow,
  uid: string,
): Promise<void> {
  const { tx, effects } = context;
  const existing = await lockConversation(tx, application.id);
  const row = existing ?? (await startConversation(context, application, 'open'));
  await join(tx, row.id, uid, 'company');
  if (existing === undefined) recordConversation(effects, row);
  else await touchConversation(context, row.id, OPENED);
}

/** Columns that opening a conversation resets. */
export const OPENED = {
  status: 'open',
  asked_by: null,
  closed_by: null,
  closed_reason: null,
  closed_at: null,
} as const;

type Change = Partial<
  Pick<
    ConversationRow,
    | 'status'
    | 'asked_by'
    | 'closed_by'
    | 'closed_reason'
    | 'closed_at'
    | 'company_hidden'
    | 'last_seq'
    | 'last_at'
  >
> & { last_message?: string | null };

/**
 * Changes a conversation, raises its version and signals both sides' devices; also called where only a dependent row
 * changed.
 */
export async function touchConversation(
  { tx, effects, now }: ChangeContext,
  id: string,
  change: Change = {},
): Promise<ConversationRow> {
  const next = await tx
    .updateTable('conversation')
    .set((eb) => ({ ...change, updated_at: now, ver: eb('ver', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  recordConversation(effects, next);
  return next;
}
