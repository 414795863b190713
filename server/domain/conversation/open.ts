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
  member?: string,
): Promise<ConversationRow> {
  const values = {
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
  } as const;
  return insertConversation(context, values, member);
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

/** Creates a conversation with its talent as participant, and the member of the company who begins it. */
export async function insertConversation(
  { tx, now }: ChangeContext,
  values: NewConversation,
  member?: string,
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
  const others = [row.peer_id, member ?? null].filter((uid) => uid !== null && uid !== row.user_id);
  const people = [row.user_id, ...new Set(others)] as string[];
  await tx
    .insertInto('participant')
    .values(
      people.map((user_id, at) => ({
        conversation_id: row.id,
        user_id,
        side: at === 0 && row.peer_id === null ? 'talent' : 'company',
      })),
    )
    .execute();
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

/** Opens the conversation with the applicant after the company's answer and adds the member who answered. It stays locked. */
export async function openConversation(
  context: ChangeContext,
  application: ApplicationRow,
  uid: string,
): Promise<ConversationRow> {
  const { tx, effects } = context;
  const existing = await lockConversation(tx, application.id);
  if (existing !== undefined) {
    await join(tx, existing.id, uid, 'company');
    return touchConversation(context, existing.id, OPENED);
  }
  const row = await startConversation(context, application, 'open', uid);
  recordConversation(effects, row);
  return row;
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
