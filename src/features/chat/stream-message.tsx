import { useLingui } from '@lingui/react/macro';
import type { Message } from '../../../contract/entities/conversation.ts';
import { messageStep } from '../../i18n/state-lines.ts';
import { systemMessageText } from '../../i18n/system-message-text.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import type { MessageWindow } from '../../replica/queries/message-window.ts';
import { AppointmentAnswer } from './appointment-answer.tsx';
import { AppointmentCard } from './appointment-card.tsx';
import { FailedMessage } from './failed-message.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { MessageFiles } from './message-files.tsx';
import { MessageMenu } from './message-menu.tsx';
import { MessageReactions } from './message-reactions.tsx';
import { OfferCard } from './offer-card.tsx';
import { Quote } from './quote.tsx';
import { ScamHint } from './scam-hint.tsx';
import {
  isAnswer,
  isRule,
  type MessageEntry,
  offerToShow,
  type StreamItem,
  tellsState,
} from './stream-items.ts';
import { StreamRule } from './stream-rule.tsx';
import { useWriter } from './use-writer.ts';

type Props = {
  chat: Chat;
  items: readonly StreamItem[];
  /** Which of the items it is. */
  at: number;
  /** How far the other side has read. */
  readSeq: number;
  onEdit: ((entry: MessageEntry) => void) | undefined;
  onReply: ((message: Message) => void) | undefined;
  /** To another message of this conversation. */
  onJump: (messageId: string) => void;
  /** Of the conversation, by the proposal. */
  appointments: MessageWindow['appointments'];
};

/** A message as this reader has to see it: whose it is, and what has become of it. */
export function StreamMessage({ chat, items, at, readSeq, onEdit, onReply, onJump, appointments }: Props) {
  const { i18n } = useLingui();
  const writerOf = useWriter(chat);
  const item = items[at];
  if (item?.kind !== 'message') return null;
  const { message, entry, startsRun } = item;
  if (isAnswer(message)) return <AppointmentAnswer chat={chat} message={message} entry={entry} />;
  if (isRule(message)) {
    const rule = <StreamRule>{i18n._(systemMessageText(message.text))}</StreamRule>;
    const card = offerToShow(items, at);
    return card ? (
      <>
        {rule}
        <OfferCard offerId={card} />
      </>
    ) : (
      rule
    );
  }
  // A row that an older app has kept may know nothing of files.
  const files = message.attachments ?? [];
  const ours = message.side === chat.side;
  const stepOf = (other: StreamItem) =>
    other.kind === 'message' && ours ? messageStep(other.message, other.entry, readSeq).key : 'theirs';
  // Staff is whom one reports to.
  const ofOther = !ours && !message.deletedAt && chat.conversation?.kind !== 'support';
  const step = ours ? messageStep(message, entry, readSeq) : null;
  const appointment = appointments.get(message._id);
  const writer = writerOf(message);
  return (
    <MessageBubble
      message={message}
      ours={ours}
      sender={writer.name}
      colleague={ours && !writer.isMe}
      startsRun={startsRun}
      step={step}
      tells={tellsState(items, at, stepOf)}
      card={
        appointment && (
          <AppointmentCard chat={chat} appointment={appointment} mayAnswer={onReply !== undefined} />
        )
      }
      quote={message.replyTo && <Quote chat={chat} messageId={message.replyTo} onJump={onJump} />}
      reactions={<MessageReactions chat={chat} message={message} />}
      menu={message.seq !== null && <MessageMenu chat={chat} message={message} onReply={onReply} />}
      hint={ofOther && message.hint && <ScamHint hint={message.hint} chat={chat} messageId={message._id} />}
      files={files.length > 0 && <MessageFiles attachments={files} ours={ours} entry={entry} />}
      wayOut={
        step?.state === 'refused' &&
        entry && (
          <FailedMessage
            entry={entry}
            holdsUp={items.slice(at + 1).some((later) => later.kind === 'message' && later.entry)}
            onEdit={onEdit}
          />
        )
      }
    />
  );
}
