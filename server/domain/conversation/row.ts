import type { Selectable } from 'kysely';
import type {
  ConversationTable,
  MessageTable,
  ParticipantTable,
} from '../../database/schema/conversation.ts';

export type ConversationRow = Selectable<ConversationTable>;
export type MessageRow = Selectable<MessageTable>;
export type ParticipantRow = Selectable<ParticipantTable>;
