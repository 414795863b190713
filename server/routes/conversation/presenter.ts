import type { Selectable } from 'kysely';
import type { Conversation, Message } from '../../../contract/entities/conversation.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { Side } from '../../../contract/fields.ts';
import { groupBy } from '../../api/group-by.ts';
import type { Db } from '../../database/database.ts';
import type { ConversationTable, MessageTable } from '../../database/schema/conversation.ts';
import { nameFor } from '../application/presenter.ts';

export type ConversationRow = Selectable<ConversationTable>;
export type MessageRow = Selectable<MessageTable>;

/** Whose eyes: the talent's by account id, the company's by its id. */
export type Owner = { side: 'talent'; uid: string } | { side: 'company'; companyId: string };

export async function loadConversations(
  db: Db,
  ids: string[],
  owner: Owner,
): Promise<Map<string, Conversation>> {
  const rows = await db
    .selectFrom('conversation')
    .where('id', 'in', ids)
    .where((eb) =>
      owner.side === 'talent' ? eb('user_id', '=', owner.uid) : eb('company_id', '=', owner.companyId),
    )
    .selectAll()
    .execute();
  return present(db, rows, owner.side);
}

/** One conversation as one side reads it; whether the caller may is already decided. */
export async function readConversation(db: Db, id: string, side: Side): Promise<Conversation> {
  const rows = await db.selectFrom('conversation').where('id', '=', id).selectAll().execute();
  const conversation = (await present(db, rows, side)).get(id);
  if (conversation === undefined) throw new ApiError('not_found', 'no such conversation');
  return conversation;
}

async function present(db: Db, rows: ConversationRow[], side: Side): Promise<Map<string, Conversation>> {
  if (rows.length === 0) return new Map();
  const participants = await db
    .selectFrom('participant')
    .innerJoin('user', 'user.id', 'participant.user_id')
    .innerJoin('conversation', 'conversation.id', 'participant.conversation_id')
    .innerJoin('application', 'application.id', 'conversation.application_id')
    .where(
      'participant.conversation_id',
      'in',
      rows.map((row) => row.id),
    )
    .selectAll('participant')
    .select(['user.firstname', 'user.lastname'])
    .select(['application.status', 'application.status_at', 'application.person'])
    .orderBy('participant.side')
    .orderBy('participant.user_id')
    .execute();
  const byConversation = groupBy(participants, (participant) => participant.conversation_id);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        _id: row.id,
        ver: row.ver,
        _applicationId: row.application_id,
        _jobId: row.job_id,
        _companyId: row.company_id,
        jobTitle: row.job_title,
        companyName: row.company_name,
        status: row.status,
        participants: (byConversation.get(row.id) ?? []).map((participant) => ({
          _userId: participant.user_id,
          side: participant.side,
          // The company reads the applicant's name as far as it is released, everybody else's is open.
          name:
            participant.side === 'talent' && side === 'company'
              ? nameFor(participant)
              : `${participant.firstname} ${participant.lastname}`,
          lastReadSeq: participant.last_read_seq,
        })),
        lastSeq: row.last_seq,
        lastMessage: row.last_message,
        createdAt: row.created_at.toISOString(),
      },
    ]),
  );
}

export async function loadMessages(db: Db, ids: string[], owner: Owner): Promise<Map<string, Message>> {
  const rows = await db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .where('message.id', 'in', ids)
    .where((eb) =>
      owner.side === 'talent'
        ? eb('conversation.user_id', '=', owner.uid)
        : eb('conversation.company_id', '=', owner.companyId),
    )
    .selectAll('message')
    .execute();
  return new Map(rows.map((row) => [row.id, presentMessage(row)]));
}

export function presentMessage(row: MessageRow): Message {
  return {
    _id: row.id,
    ver: row.ver,
    _conversationId: row.conversation_id,
    seq: row.seq,
    _senderId: row.sender_id,
    side: row.side,
    type: row.type,
    text: row.text,
    clientAt: row.client_at.toISOString(),
    serverAt: row.server_at.toISOString(),
  };
}
