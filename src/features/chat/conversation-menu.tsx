import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import Archive from 'lucide-react/icons/archive';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import CalendarSearch from 'lucide-react/icons/calendar-search';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Eraser from 'lucide-react/icons/eraser';
import FilePen from 'lucide-react/icons/file-pen';
import Flag from 'lucide-react/icons/flag';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { mayClose } from '../../../contract/policy/conversation.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import { useBlock } from '../../sync/react/use-block.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuGroup, MenuItem } from '../../ui/menu-item.tsx';
import { useOpenReport } from '../../ui/use-open-report.ts';
import { CleanSheet } from './clean-sheet.tsx';
import { JumpToDate } from './jump-to-date.tsx';
import { useLeave } from './use-leave.ts';
import { MUTE_FOR, useMute } from './use-mute.ts';

type Props = {
  chat: Chat;
  /** It has left the list. */
  onHidden: () => void;
  /** To a message of it. */
  onJump: (messageId: string) => void;
};

/** What one can do about a conversation, two taps away (chat.8): be quiet, leave, report, block. */
export function ConversationMenu({ chat, onHidden, onJump }: Props) {
  const { t } = useLingui();
  const report = useOpenReport();
  const block = useBlock();
  const leave = useLeave(chat);
  const navigate = useNavigate();
  const mute = useMute(chat);
  const { mutate } = useSync();
  const hide = () => {
    void mutate('conversation.hide', { conversationId: chat._id });
    onHidden();
  };
  const { conversation, otherId, blocked, name } = chat;
  const [sheet, setSheet] = useState<'date' | 'clean' | null>(null);
  if (!conversation && otherId === null) return null;
  const close = () => setSheet(null);
  return (
    <>
      <Menu
        name={t`What you can do here`}
        button={(opener) => <IconButton {...opener} name={t`What you can do here`} icon={EllipsisVertical} />}
      >
        {chat.side === 'company' && chat.application?.status === 'accepted' && (
          <MenuItem
            icon={FilePen}
            onSelect={() =>
              void navigate({ to: '/pwa/company', search: { offer: 'new', applicant: chat._applicationId } })
            }
          >{t`Make an offer`}</MenuItem>
        )}
        {conversation && mute.until && (
          <MenuItem icon={Bell} onSelect={() => mute.set(null)}>
            {t`Tell me again of new messages`}
          </MenuItem>
        )}
        {conversation && !mute.until && (
          <MenuGroup name={t`Mute: no news on this conversation`}>
            <MenuItem icon={BellOff} onSelect={() => mute.set(MUTE_FOR.hours)}>{t`for 8 hours`}</MenuItem>
            <MenuItem icon={BellOff} onSelect={() => mute.set(MUTE_FOR.week)}>{t`for a week`}</MenuItem>
            <MenuItem
              icon={BellOff}
              onSelect={() => mute.set(MUTE_FOR.ever)}
            >{t`until I say otherwise`}</MenuItem>
          </MenuGroup>
        )}
        {conversation && conversation.lastSeq > 0 && (
          <MenuItem icon={CalendarSearch} onSelect={() => setSheet('date')}>{t`Jump to a date`}</MenuItem>
        )}
        {conversation && mayClose(conversation) && chat.mayChat && (
          <MenuItem icon={LogOut} onSelect={leave}>{t`Leave the conversation`}</MenuItem>
        )}
        {conversation && !conversation.hidden && chat.mayHide && (
          <MenuItem icon={Archive} onSelect={hide}>{t`Take it off the list`}</MenuItem>
        )}
        {conversation && conversation.lastSeq > 0 && (
          <MenuItem icon={Eraser} onSelect={() => setSheet('clean')}>{t`Empty the conversation`}</MenuItem>
        )}
        {conversation && conversation.lastSeq > 0 && (
          <MenuItem icon={Flag} onSelect={() => report('conversation', conversation._id)}>
            {t`Report this conversation`}
          </MenuItem>
        )}
        {otherId !== null && (
          <MenuItem icon={Ban} danger={!blocked} onSelect={() => void block(otherId, !blocked)}>
            {blocked ? t`Unblock ${name}` : t`Block ${name}`}
          </MenuItem>
        )}
      </Menu>
      {sheet === 'date' && <JumpToDate conversationId={chat._id} onJump={onJump} onClose={close} />}
      {sheet === 'clean' && conversation && (
        <CleanSheet chat={chat} upToSeq={conversation.lastSeq} onClose={close} />
      )}
    </>
  );
}
