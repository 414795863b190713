import type { Conversation, Message } from '../../../contract/entities/conversation.ts';
import type { Side } from '../../../contract/fields.ts';
import { fold } from '../../../contract/fold.ts';
import type { Replica } from '../database.ts';
import { messagesOf } from './conversations.ts';
import { inbox } from './inbox.ts';

export type MessageHit = {
  message: Message;
  conversation: Conversation;
  /** The reader's own side, and the name of the other one. */
  side: Side;
  name: string;
};

/** Most hits that are shown; who looks for more says more. */
export const HITS_MAX = 50;

/**
 * Messages on this device with all of these words in their text or the names of their files, newest first (chat.9), also
 * of conversations that were taken off the list. Without those this person has emptied or deleted, and of whom they block.
 */
export async function searchMessages(db: Replica, words: string): Promise<MessageHit[]> {
  const wanted = fold(words).split(' ').filter(Boolean);
  if (wanted.length === 0) return [];
  const rows = await inbox(db);
  const found = await db.transaction('r', db.conversation, db.message, async () =>
    Promise.all(
      rows.map(async ({ conversation, side, name }) =>
        (await messagesOf(db, conversation._id))
          .filter((message) => isWritten(message) && has(message, wanted))
          .map((message) => ({ message, conversation, side, name })),
      ),
    ),
  );
  const at = ({ message }: MessageHit) => message.serverAt ?? message.clientAt;
  return found
    .flat()
    .toSorted((a, b) => at(b).localeCompare(at(a)))
    .slice(0, HITS_MAX);
}

/** By a person; what the server tells in codes, and an answer that repeats what an appointment is for, says nothing. */
function isWritten({ type, appointment }: Message): boolean {
  return type !== 'system' && type !== 'offer' && (!appointment || appointment.step === 'proposed');
}

function has({ text, attachments, appointment }: Message, wanted: readonly string[]): boolean {
  const names = (attachments ?? []).map(({ name }) => name);
  const said = fold([text, appointment?.place ?? '', ...names].join(' '));
  return wanted.every((word) => said.includes(word));
}

/** The first message of a conversation on this day of the device's calendar or after it; null where there is none. */
export async function firstMessageFrom(
  db: Replica,
  conversationId: string,
  day: Date,
): Promise<string | null> {
  const messages = await db.transaction('r', db.conversation, db.message, () =>
    messagesOf(db, conversationId),
  );
  const from = day.toISOString();
  return messages.find(({ serverAt, clientAt }) => (serverAt ?? clientAt) >= from)?._id ?? null;
}
