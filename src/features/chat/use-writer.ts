import { useLingui } from '@lingui/react/macro';
import type { Message } from '../../../contract/entities/conversation.ts';
import type { Chat } from '../../replica/queries/chat.ts';

type Writer = { name: string; isMe: boolean };

/** Tells who wrote a message, as this reader knows them. */
export function useWriter({
  conversation,
  uid,
  side,
  name,
}: Chat): (message: Pick<Message, '_senderId' | 'side'>) => Writer {
  const { t } = useLingui();
  return (message) => {
    const writer = conversation?.participants.find(({ _userId }) => _userId === message._senderId);
    const ours = message.side === side;
    return {
      name: (ours && writer?.name) || (ours ? t`A colleague` : name),
      isMe: message._senderId === uid,
    };
  };
}
