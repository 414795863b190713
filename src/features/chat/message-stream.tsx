import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type { Message } from '../../../contract/entities/conversation.ts';
import { useNow } from '../../i18n/use-now.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import { unreadOf } from '../../replica/queries/conversations.ts';
import type { MessageWindow } from '../../replica/queries/message-window.ts';
import { shownMessage } from '../../replica/queries/shown-message.ts';
import { useReplica } from '../../replica/use-live.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { chatEvents } from './chat-event.ts';
import { withKept } from './kept-appointments.ts';
import { messageElementId } from './message-bubble.tsx';
import { type MessageEntry, streamItems } from './stream-items.ts';
import { StreamList } from './stream-list.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useReadingPlace } from './use-reading-place.ts';

export type StreamHandle = { toEnd: () => void; toMessage: (messageId: string) => void };

type Props = {
  chat: Chat;
  window: MessageWindow;
  /** Where it is opened. */
  messageId: string | undefined;
  /** Shows all from this number on. */
  onFrom: (seq: number) => void;
  onEdit: ((entry: MessageEntry) => void) | undefined;
  onReply: ((message: Message) => void) | undefined;
  ref: Ref<StreamHandle>;
};

export function MessageStream({ chat, window: received, messageId, onFrom, onEdit, onReply, ref }: Props) {
  const { t } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const { conversation, uid, side } = chat;
  const seqs = readSeqs(chat);
  const now = useNow();
  const window = useMemo(() => withKept(received, seqs.cleared, now), [received, seqs.cleared, now]);
  // The mark stays where it was when they came: it would be gone the moment it is seen.
  const [cameAt] = useState(seqs.own);
  const items = useMemo(
    () => streamItems({ ...window, events: chatEvents(chat.application), uid, side, readSeq: cameAt }),
    [window, chat.application, uid, side, cameAt],
  );
  const place = useReadingPlace(scroller, {
    conversationId: chat._id,
    firstKey: items[0]?.key ?? '',
    lastKey: items.at(-1)?.key ?? '',
    hasUnread: items.some(({ kind }) => kind === 'unread'),
  });
  const newestSeq = Math.max(0, ...window.messages.map(({ seq }) => seq ?? 0));
  useMarkRead({ conversationId: chat._id, newestSeq, readSeq: seqs.own, atEnd: place.atEnd });
  const jump = useJump(window, onFrom, messageId);
  useImperativeHandle(ref, () => ({ toEnd: place.toEnd, toMessage: jump }), [place.toEnd, jump]);
  const unread = conversation && !place.atEnd ? unreadOf(conversation, uid) : 0;

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={scroller}
        role="log"
        aria-label={t`Messages in this conversation`}
        aria-relevant="additions"
        onScroll={place.onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        tabIndex={0}
        className="absolute inset-0 overflow-y-auto overscroll-contain px-4 py-4 desk:px-6"
      >
        {window.hasEarlier && (
          <div className="mb-4 grid justify-items-center">
            <Button variant="quiet" onClick={() => onFrom(window.before)}>
              <Trans>Show earlier messages</Trans>
            </Button>
          </div>
        )}
        <StreamList
          chat={chat}
          items={items}
          readSeq={seqs.other}
          onEdit={onEdit}
          onReply={onReply}
          onJump={jump}
          appointments={window.appointments}
        />
      </div>
      {!place.atEnd && items.length > 0 && (
        <div className="absolute end-4 bottom-3 rounded-full border border-line bg-sheet shadow-raised">
          <IconButton name={t`Jump to the newest message`} icon={ArrowDown} onClick={place.toEnd} />
          <span className="pointer-events-none absolute -end-1 -top-1">
            <Badge count={unread} label={t`${plural(unread, { one: '# unread', other: '# unread' })}`} />
          </span>
        </div>
      )}
    </div>
  );
}

/** Messages shown before the one that was jumped to. */
const CONTEXT = 20;

/** Scrolls to a message of this conversation; where it is not shown yet, all from there on is. */
function useJump(
  { messages, from }: MessageWindow,
  onFrom: (seq: number) => void,
  opened: string | undefined,
): (messageId: string) => void {
  const db = useReplica();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => setTarget(opened ?? null), [opened]);
  useEffect(() => {
    if (target === null) return;
    const reach = () => {
      const element = document.getElementById(messageElementId(target));
      element?.scrollIntoView({ block: 'center' });
      element?.focus({ preventScroll: true });
      setTarget(null);
    };
    if (messages.some(({ _id }) => _id === target)) return reach();
    let left = false;
    void shownMessage(db, target).then((message) => {
      if (left) return;
      const seq = message?.seq ?? from;
      if (seq < from) onFrom(Math.max(1, seq - CONTEXT));
      else reach();
    });
    return () => {
      left = true;
    };
  }, [db, target, messages, from, onFrom]);
  return setTarget;
}

/** How far the reader has read and emptied, and how far anybody of the other side has read. */
function readSeqs({ conversation, uid, side }: Chat): { own: number; other: number; cleared: number } {
  const participants = conversation?.participants ?? [];
  const others = participants.filter((participant) => participant.side !== side);
  const me = participants.find(({ _userId }) => _userId === uid);
  return {
    own: me?.lastReadSeq ?? 0,
    cleared: me?.clearedSeq ?? 0,
    other: Math.max(0, ...others.map(({ lastReadSeq }) => lastReadSeq)),
  };
}
