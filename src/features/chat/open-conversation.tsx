import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Message } from '../../../contract/entities/conversation.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import { waitingFiles } from '../../replica/queries/files.ts';
import { type MessageWindow, messageWindow } from '../../replica/queries/message-window.ts';
import { shownMessage } from '../../replica/queries/shown-message.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { planKey, planOf } from './appointment-plan.ts';
import { Composer, type ComposerHandle } from './composer.tsx';
import { LeftNote } from './composer-note.tsx';
import { MessageStream, type StreamHandle } from './message-stream.tsx';
import { NextAppointment } from './next-appointment.tsx';
import { PaneHeader } from './pane-header.tsx';
import type { MessageEntry } from './stream-items.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import { draftKey } from './use-send-message.ts';
import { WriteNote } from './write-note.tsx';
import { hasLeft, writing } from './writing.ts';

type Props = {
  chat: Chat;
  /** Opened at this message. */
  messageId: string | undefined;
  onBack: () => void;
};

export function OpenConversation({ chat, messageId, onBack }: Props) {
  const { t } = useLingui();
  const db = useReplica();
  const { takeBack } = useSync();
  const { window, showFrom } = useMessageWindow(chat._id);
  const composer = useRef<ComposerHandle>(null);
  const stream = useRef<StreamHandle>(null);
  const keyboard = useKeyboardInset();
  const [replyTo, setReplyTo] = useState<Message | null>(null);
  const hadFocus = useRef(false);
  const verdict = writing(chat);

  const edit = async (entry: MessageEntry) => {
    const plan = planOf(entry);
    if (plan) {
      if (await takeBack([entry.id], { draft: planKey(chat._id), value: plan })) composer.current?.suggest();
      return;
    }
    const files = await waitingFiles(db, entry.files);
    const taken = composer.current?.take(entry.args.text);
    if (!taken) return;
    if (await takeBack([entry.id], { draft: draftKey(chat._id), value: taken.whole })) {
      composer.current?.takeFiles(files);
      const { replyTo: answered } = entry.args;
      if (answered !== undefined) setReplyTo(await shownMessage(db, answered));
    }
    // Sent in the meantime, by another tab: then it must not go out a second time.
    else taken.putBack();
  };

  const reply = (message: Message) => {
    setReplyTo(message);
    composer.current?.focus();
  };

  return (
    <section
      className="flex min-h-0 flex-1 flex-col"
      style={{ paddingBottom: keyboard }}
      aria-label={t`Conversation with ${chat.name}`}
    >
      <PaneHeader chat={chat} onBack={onBack} onJump={(id) => stream.current?.toMessage(id)} />
      {window && verdict !== 'gone' && (
        <NextAppointment appointments={window.appointments} onJump={(id) => stream.current?.toMessage(id)} />
      )}
      {window ? (
        <MessageStream
          ref={stream}
          chat={chat}
          window={window}
          messageId={messageId}
          onFrom={showFrom}
          onReply={verdict === 'ok' ? reply : undefined}
          onEdit={verdict === 'ok' ? (entry) => void edit(entry) : undefined}
        />
      ) : (
        <div className="flex-1 p-5">
          <Skeleton lines={5} />
        </div>
      )}
      {verdict === 'ok' && hasLeft(chat) && <LeftNote name={chat.name} />}
      {verdict === 'ok' ? (
        <Composer
          ref={composer}
          chat={chat}
          replyTo={replyTo}
          onReplyEnd={() => setReplyTo(null)}
          onSent={() => stream.current?.toEnd()}
          hadFocus={hadFocus}
        />
      ) : (
        <WriteNote writing={verdict} name={chat.name} hadFocus={hadFocus} />
      )}
    </section>
  );
}

/** The newest messages of a conversation, and by `showFrom` all from a number on. */
function useMessageWindow(conversationId: string): {
  window: MessageWindow | undefined;
  showFrom: (seq: number) => void;
} {
  const [from, setFrom] = useState<number>();
  const window = useLive((db) => messageWindow(db, conversationId, from), [conversationId, from]);
  // The first answer fixes where the window begins.
  if (window && from === undefined) setFrom(window.from);
  return { window, showFrom: setFrom };
}
