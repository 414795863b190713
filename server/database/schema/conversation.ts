import type { ColumnType } from 'kysely';
import type {
  Appointment,
  Conversation,
  ConversationKind,
  Message,
  MessageHint,
} from '../../../contract/entities/conversation.ts';
import type { Attachment } from '../../../contract/entities/file.ts';
import type { Side } from '../../../contract/fields.ts';
import type { Defaulted, NullableJson } from './column.ts';

export type ConversationTable = {
  id: string;
  ver: Defaulted<number>;
  kind: Defaulted<ConversationKind>;
  application_id: string | null;
  job_id: string | null;
  company_id: string | null;
  /** Whoever is on the talent's side; among colleagues the one who wrote first. */
  user_id: string;
  /** The other one of two colleagues; null everywhere else. */
  peer_id: Defaulted<string | null>;
  job_title: Defaulted<string>;
  company_name: Defaulted<string>;
  status: Conversation['status'];
  asked_by: Defaulted<Side | null>;
  closed_by: Defaulted<Conversation['closedBy']>;
  closed_reason: Defaulted<string | null>;
  closed_at: Defaulted<Date | null>;
  company_hidden: Defaulted<boolean>;
  last_seq: Defaulted<number>;
  last_message: NullableJson<Conversation['lastMessage']>;
  last_at: Date;
  created_at: Date;
  updated_at: Date;
};

export type ParticipantTable = {
  conversation_id: string;
  user_id: string;
  side: Side;
  last_read_seq: Defaulted<number>;
  cleared_seq: Defaulted<number>;
  muted_until: Defaulted<Date | null>;
  hidden: Defaulted<boolean>;
};

export type MessageTable = {
  id: string;
  ver: Defaulted<number>;
  conversation_id: string;
  seq: number;
  sender_id: string | null;
  side: Side;
  on_behalf_of: Defaulted<string | null>;
  type: Message['type'];
  text: string;
  offer_id: Defaulted<string | null>;
  reply_to: Defaulted<string | null>;
  /** As JSON text; left out: none. */
  attachments: ColumnType<Attachment[], string | undefined, string>;
  appointment: NullableJson<Appointment>;
  hint: Defaulted<MessageHint | null>;
  client_at: Date;
  server_at: Date;
  deleted_at: Defaulted<Date | null>;
  sender_deleted: Defaulted<boolean>;
};

export type MessageReactionTable = { message_id: string; user_id: string; emoji: string; at: Date };

export type ConversationTables = {
  conversation: ConversationTable;
  participant: ParticipantTable;
  message: MessageTable;
  message_reaction: MessageReactionTable;
};
