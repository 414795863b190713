import { useLingui } from '@lingui/react/macro';
import { memo, useRef } from 'react';
import type { Message } from '../../../contract/entities/conversation.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useNow } from '../../i18n/use-now.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import type { MessageWindow } from '../../replica/queries/message-window.ts';
import { EventLine } from './event-line.tsx';
import type { MessageEntry, StreamItem } from './stream-items.ts';
import { StreamMessage } from './stream-message.tsx';
import { StreamRule } from './stream-rule.tsx';
import { useSkipUnseen } from './use-skip-unseen.ts';

type Props = {
  chat: Chat;
  items: readonly StreamItem[];
  /** How far the other side has read. */
  readSeq: number;
  onEdit: ((entry: MessageEntry) => void) | undefined;
  onReply: ((message: Message) => void) | undefined;
  onJump: (messageId: string) => void;
  appointments: MessageWindow['appointments'];
};

/** What the stream shows. Drawn again for other items only: a finger that leaves the end would draw a thousand. */
export const StreamList = memo(function StreamList({ items, ...of }: Props) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  useSkipUnseen(list);
  return (
    <ol ref={list} className="flex min-h-full flex-col justify-end">
      {items.map((item, at) => {
        if (item.kind === 'day') return <DayRule key={item.key} instant={item.at} />;
        if (item.kind === 'unread') return <StreamRule key={item.key} fresh>{t`Unread`}</StreamRule>;
        if (item.kind === 'event')
          return <EventLine key={item.key} event={item.event} side={of.chat.side} name={of.chat.name} />;
        return <StreamMessage key={item.key} items={items} at={at} {...of} />;
      })}
    </ol>
  );
});

/** Names a day as people do: today, yesterday, then the date. */
function DayRule({ instant }: { instant: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const today = new Date(useNow());
  const day = new Date(instant).toDateString();
  const name = () => {
    if (day === today.toDateString()) return t`Today`;
    // By the calendar: the day the clocks change has 23 or 25 hours.
    const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
    return day === yesterday.toDateString() ? t`Yesterday` : format.date(instant);
  };
  return <StreamRule>{name()}</StreamRule>;
}
