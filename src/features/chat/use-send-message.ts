import { useCallback } from 'react';
import type { Chat } from '../../replica/queries/chat.ts';
import { entriesTouching } from '../../replica/queries/outbox.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/use-sync.ts';

/** The draft of a conversation's next message. */
export function draftKey(conversationId: string): string {
  return `message:${conversationId}`;
}

/**
 * Writes a message here; it goes out by itself. Rejects when this device could not keep it. A message about an
 * application that still waits itself comes after it (rule W4).
 */
export function useSendMessage({ _id, _applicationId }: Chat): (text: string) => Promise<void> {
  const db = useReplica();
  const { mutate, newId, now } = useSync();
  return useCallback(
    async (text) => {
      const entries = await entriesTouching(db, 'application', _applicationId);
      const applying = entries.find(({ name }) => name === 'application.add');
      await mutate(
        'conversation.add-message',
        {
          clientId: newId(),
          _conversationId: _id,
          ...(_applicationId === '' ? {} : { ref: { type: 'application', id: _applicationId } as const }),
          type: 'text',
          text,
          clientAt: new Date(now()).toISOString(),
        },
        { after: applying?.id ?? null, draft: draftKey(_id) },
      );
    },
    [db, mutate, newId, now, _id, _applicationId],
  );
}
