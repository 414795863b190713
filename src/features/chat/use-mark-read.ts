import { useEffect, useRef } from 'react';
import { closeNotices } from '../../auth/system-notices.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { useVisible } from '../../ui/use-visible.ts';

type Given = {
  conversationId: string;
  /** The newest message that is shown; 0 where there is none. */
  newestSeq: number;
  /** How far this person has read, as far as the replica knows. */
  readSeq: number;
  /** The end of the conversation is in sight. */
  atEnd: boolean;
};

/** Says that the conversation was read, once its end was in sight in a tab that is looked at. */
export function useMarkRead({ conversationId, newestSeq, readSeq, atEnd }: Given): void {
  const { mutate } = useSync();
  const visible = useVisible();
  // A member who has never been in this conversation has no read mark to raise here, so the row alone would not tell
  // that it was said already.
  const told = useRef({ conversationId, seq: 0 });
  useEffect(() => {
    if (told.current.conversationId !== conversationId) told.current = { conversationId, seq: 0 };
    if (!visible || !atEnd || newestSeq <= Math.max(readSeq, told.current.seq)) return;
    told.current.seq = newestSeq;
    // A read mark that could not be kept is worth nobody's attention: the next look at the end makes it again.
    mutate('conversation.read', { _conversationId: conversationId, seq: newestSeq }).catch(() => {
      told.current.seq = 0;
    });
  }, [mutate, conversationId, newestSeq, readSeq, atEnd, visible]);
  // Also where it was read on another device: what the system shows of it bears its id (sw/push.ts).
  useEffect(() => {
    if (visible && atEnd && newestSeq > 0) void closeNotices(conversationId).catch(() => undefined);
  }, [conversationId, newestSeq, atEnd, visible]);
}
