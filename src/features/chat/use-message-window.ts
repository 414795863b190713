import { useState } from 'react';
import { type MessageWindow, messageWindow, WINDOW } from '../../replica/queries/message-window.ts';
import { useLive } from '../../replica/use-live.ts';

/** The newest messages of a conversation, and more of it by `showEarlier`. */
export function useMessageWindow(conversationId: string): {
  window: MessageWindow | undefined;
  showEarlier: () => void;
} {
  const [skip, setSkip] = useState<number>();
  const window = useLive((db) => messageWindow(db, conversationId, skip), [conversationId, skip]);
  // The first answer fixes where the window begins.
  if (window && skip === undefined) setSkip(window.earlier);
  return { window, showEarlier: () => setSkip(Math.max(0, (skip ?? 0) - WINDOW)) };
}
