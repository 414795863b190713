import { useCallback } from 'react';
import type { Appointment } from '../../../contract/entities/conversation.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import { entriesTouching } from '../../replica/queries/outbox.ts';
import { answerSoon } from '../../replica/store/answer-soon.ts';
import { useReplica } from '../../replica/use-live.ts';
import type { WaitingFile } from '../../replica/waiting-file.ts';
import { useSync } from '../../sync/react/use-sync.ts';

/** The draft of a conversation's next message. */
export function draftKey(conversationId: string): string {
  return `message:${conversationId}`;
}

export type Content = {
  text: string;
  files?: readonly WaitingFile[];
  replyTo?: string | undefined;
  appointment?: Appointment;
};

/** @param draft the key of the draft it was written in, which goes with it */
type Send = (content: Content, draft?: string) => Promise<void>;

/**
 * Writes a message here; it goes out by itself. Rejects when this device could not keep it. A message about an
 * application that still waits itself comes after it (rule W4).
 */
export function useSendMessage({ _id, _applicationId }: Chat): Send {
  const db = useReplica();
  const { mutate, newId, now } = useSync();
  return useCallback(
    async ({ text, files = [], replyTo, appointment }, draft) => {
      const entries = (await answerSoon(() => entriesTouching(db, 'application', _applicationId))) ?? [];
      const applying = entries.find(({ name }) => name === 'application.add');
      await mutate(
        'conversation.add-message',
        {
          clientId: newId(),
          _conversationId: _id,
          ...(_applicationId === '' ? {} : { ref: { type: 'application', id: _applicationId } as const }),
          type: appointment ? 'appointment' : files.length > 0 ? 'file' : 'text',
          text,
          ...(files.length > 0 ? { attachments: files.map(({ id }) => id) } : {}),
          ...(replyTo === undefined ? {} : { replyTo }),
          ...(appointment ? { appointment } : {}),
          clientAt: new Date(now()).toISOString(),
        },
        { after: applying?.id ?? null, files, ...(draft === undefined ? {} : { draft }) },
      );
    },
    [db, mutate, newId, now, _id, _applicationId],
  );
}
