import type { Conversation } from '../../../contract/entities/conversation.ts';
import type { Side } from '../../../contract/fields.ts';
import type { Defaulted, NullableJson } from './column.ts';

export type ConversationTable = {
  id: string;
  ver: Defaulted<number>;
  application_id: string;
  job_id: string;
  company_id: string;
  user_id: string;
  job_title: string;
  company_name: string;
  status: Conversation['status'];
  last_seq: Defaulted<number>;
  last_message: NullableJson<Conversation['lastMessage']>;
  created_at: Date;
};

export type ParticipantTable = {
  conversation_id: string;
  user_id: string;
  side: Side;
  last_read_seq: Defaulted<number>;
};

export type MessageTable = {
  id: string;
  ver: Defaulted<number>;
  conversation_id: string;
  seq: number;
  sender_id: string;
  side: Side;
  type: 'text' | 'system';
  text: string;
  client_at: Date;
  server_at: Date;
};

export type ConversationTables = {
  conversation: ConversationTable;
  participant: ParticipantTable;
  message: MessageTable;
};
