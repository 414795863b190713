import type { Message } from '../../../contract/entities/conversation.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import { useSync } from '../../sync/react/use-sync.ts';

/** Reacting takes the right to write, in a conversation that is not closed. */
export function mayReact({ conversation, mayChat, blocked }: Chat): boolean {
  return mayChat && !blocked && conversation !== undefined && conversation.status !== 'closed';
}

/** One's own reactions to a message. The wanted state goes along, so that a second arrival changes nothing. */
export function useReact({ _id, _conversationId, reactions }: Message, uid: string) {
  const { mutate } = useSync();
  const isMine = (emoji: string) => reactions?.[emoji]?.includes(uid) === true;
  const toggle = (emoji: string) =>
    void mutate('conversation.toggle-reaction', {
      _conversationId,
      _messageId: _id,
      emoji,
      on: !isMine(emoji),
    });
  return { isMine, toggle };
}
