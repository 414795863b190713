import { useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Flag from 'lucide-react/icons/flag';
import Reply from 'lucide-react/icons/reply';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Message } from '../../../contract/entities/conversation.ts';
import { DELETE_FOR_ALL_MINUTES } from '../../../contract/limits.ts';
import { useClock } from '../../i18n/clock.ts';
import { useNow } from '../../i18n/use-now.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuGroup, MenuItem } from '../../ui/menu-item.tsx';
import { useOpenReport } from '../../ui/use-open-report.ts';
import { mayReact, useReact } from './use-react.ts';

/** The reactions that are one tap away. */
const EMOJI = ['👍', '❤️', '😊', '🎉', '🙏'] as const;

type Props = {
  chat: Chat;
  message: Message;
  /** Begins an answer to it; missing where nothing can be written. */
  onReply: ((message: Message) => void) | undefined;
};

/** What one can do about a message (chat.3, chat.8). With a mouse it shows where one points. */
export function MessageMenu({ chat, message, onReply }: Props) {
  const { t } = useLingui();
  const report = useOpenReport();
  const { mutate } = useSync();
  const react = useReact(message, chat.uid);
  const clock = useClock();
  const { _id: _messageId, _conversationId, _senderId, text, deletedAt, serverAt } = message;
  const mine = _senderId === chat.uid;
  const there = deletedAt === null;
  const remove = (scope: 'me' | 'all') =>
    void mutate('conversation.delete-message', { _conversationId, _messageId, scope });
  // Asked once: thousands of older messages need not hear of each minute.
  const inTime = isInTime(serverAt, clock().getTime());
  // Staff is whom one reports to.
  const reportable = there && message.side !== chat.side && chat.conversation?.kind !== 'support';
  if (!there && !mine) return null;
  return (
    <div className="-my-0.5 motion-colors pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 focus-within:opacity-100">
      <Menu
        name={t`About this message`}
        button={(opener) => <IconButton {...opener} name={t`About this message`} icon={EllipsisVertical} />}
      >
        {there && mayReact(chat) && (
          <MenuGroup name={t`React`}>
            {/* As one row: five lines of one sign each would push the rest out of sight. */}
            <div className="flex gap-1 px-1">
              {EMOJI.map((emoji) => (
                <button
                  key={emoji}
                  type="button"
                  role="menuitemcheckbox"
                  aria-checked={react.isMine(emoji)}
                  aria-label={t`React with ${emoji}`}
                  tabIndex={-1}
                  onClick={() => react.toggle(emoji)}
                  className="menu-item w-11 justify-center px-0 text-lead aria-checked:bg-accent-wash"
                >
                  {emoji}
                </button>
              ))}
            </div>
          </MenuGroup>
        )}
        {there && onReply && (
          <MenuItem icon={Reply} onSelect={() => onReply(message)}>{t`Reply to this message`}</MenuItem>
        )}
        {there && text !== '' && (
          <MenuItem icon={Copy} onSelect={() => void navigator.clipboard?.writeText(text)}>
            {t`Copy the text`}
          </MenuItem>
        )}
        {reportable && (
          <MenuItem icon={Flag} onSelect={() => report('message', _messageId)}>
            {t`Report this message`}
          </MenuItem>
        )}
        {mine && (
          <MenuItem icon={Trash2} danger onSelect={() => remove('me')}>
            {t`Delete for me`}
          </MenuItem>
        )}
        {mine && there && inTime && !message.appointment && (
          <DeleteForAll serverAt={serverAt} onSelect={() => remove('all')} />
        )}
      </Menu>
    </div>
  );
}

const isInTime = (serverAt: string | null, now: number) =>
  serverAt !== null && now - Date.parse(serverAt) < DELETE_FOR_ALL_MINUTES * 60_000;

/** Gone once its time is over. */
function DeleteForAll({ serverAt, onSelect }: { serverAt: string | null; onSelect: () => void }) {
  const { t } = useLingui();
  if (!isInTime(serverAt, useNow())) return null;
  return (
    <MenuItem icon={Trash2} danger onSelect={onSelect}>
      {t`Delete for everybody`}
    </MenuItem>
  );
}
