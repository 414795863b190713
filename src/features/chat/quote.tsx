import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import type { Message } from '../../../contract/entities/conversation.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import { shownMessage } from '../../replica/queries/shown-message.ts';
import { useLive } from '../../replica/use-live.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWriter } from './use-writer.ts';

/** The message that one answers, above the answer; a tap leads to it (chat.3). */
export function Quote({
  chat,
  messageId,
  onJump,
}: {
  chat: Chat;
  messageId: string;
  onJump: (id: string) => void;
}) {
  const { t } = useLingui();
  const quoted = useLive((db) => shownMessage(db, messageId), [messageId]);
  const frame =
    'mb-1 block max-w-[min(34rem,84%)] rounded-inner border-s-2 border-accent bg-well px-3 py-1.5 text-start text-small text-soft';
  if (!quoted || quoted.deletedAt)
    return (
      <p className={frame}>
        {quoted === undefined ? ' ' : <Trans>The message this answers is no longer here.</Trans>}
      </p>
    );
  return (
    <button
      type="button"
      title={t`Go to the message this answers`}
      onClick={() => onJump(messageId)}
      className={frame}
    >
      <QuotedWords chat={chat} message={quoted} />
    </button>
  );
}

/** Above the field one writes in: what the next message answers. */
export function ReplyingTo({ chat, message, onEnd }: { chat: Chat; message: Message; onEnd: () => void }) {
  const { t } = useLingui();
  return (
    <div className="mb-2 flex items-center gap-1 rounded-inner border-s-2 border-accent bg-well ps-3">
      <p className="min-w-0 flex-1 py-1.5 text-small text-soft">
        <QuotedWords chat={chat} message={message} />
      </p>
      <IconButton name={t`Do not reply to this message`} icon={X} onClick={onEnd} />
    </div>
  );
}

function QuotedWords({ chat, message }: { chat: Chat; message: Message }) {
  const { t } = useLingui();
  const { name, isMe } = useWriter(chat)(message);
  return (
    <>
      <span className="block truncate font-semibold text-ink">{isMe ? t`You` : name}</span>
      <span className="line-clamp-2 wrap-anywhere">{message.text || t`A file`}</span>
    </>
  );
}
