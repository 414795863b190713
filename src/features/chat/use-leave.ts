import type { Chat } from '../../replica/queries/chat.ts';
import { useSync } from '../../sync/react/use-sync.ts';

/** Ends a conversation: the other side cannot write any more, until the side that has left writes again. */
export function useLeave({ _id }: Chat): () => void {
  const { mutate } = useSync();
  return () => void mutate('conversation.close', { _conversationId: _id });
}
