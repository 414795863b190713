import { useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { Chat } from '../../replica/queries/chat.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Chip } from '../../ui/chip.tsx';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextLink } from '../../ui/links.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { ConversationMenu } from './conversation-menu.tsx';
import { MutedMark } from './muted-mark.tsx';
import { standingOf } from './standing.ts';
import { useMute } from './use-mute.ts';

type Props = { chat: Chat; onBack: () => void; onJump: (messageId: string) => void };

/** Who one talks to, about which job, and where that stands. */
export function PaneHeader({ chat, onBack, onJump }: Props) {
  const { t, i18n } = useLingui();
  const { words, tone } = standingOf(chat);
  const standing = i18n._(words);
  const muted = useMute(chat).until !== null;
  usePageTitle(chat.name);
  return (
    <header className="flex flex-wrap items-center gap-3 border-b border-line bg-paper px-3 pt-[max(0.5rem,var(--safe-top))] pb-2 desk:px-5 desk:py-3">
      <div className="desk:hidden">
        <IconButton name={t`Back to all conversations`} icon={ArrowLeft} onClick={onBack} />
      </div>
      {chat.side === 'talent' ? (
        <CompanyMark name={chat.name} logo={chat.conversation?.companyLogo} />
      ) : (
        <Avatar name={chat.name} />
      )}
      <div className="min-w-0 flex-1 basis-32">
        <h1 className="flex items-center gap-1.5 text-body leading-snug tracking-tight desk:text-lead">
          <span className="truncate" dir="auto">
            {chat.name}
          </span>
          {muted && <MutedMark />}
        </h1>
        {/* The link itself ends with dots: of a longer one that is cut off the middle has the focus, unseen. */}
        <p
          className="text-small text-soft *:block *:truncate max-desk:*:-my-2.5 max-desk:*:py-2.5"
          dir="auto"
        >
          <JobLink chat={chat} />
        </p>
        <p className="truncate text-small text-soft desk:hidden">{standing}</p>
      </div>
      <div className="max-desk:hidden">
        <Chip tone={tone}>{standing}</Chip>
      </div>
      <div className="-me-1.5">
        <ConversationMenu chat={chat} onHidden={onBack} onJump={onJump} />
      </div>
    </header>
  );
}

function JobLink({ chat }: { chat: Chat }) {
  if (chat._jobId === null || chat._applicationId === '') return <span>{chat.jobTitle}</span>;
  if (chat.side === 'talent')
    return (
      <TextLink to="/pwa/$jobId" params={{ jobId: chat._jobId }}>
        {chat.jobTitle}
      </TextLink>
    );
  return (
    <TextLink to="/pwa/company" search={{ applicant: chat._applicationId }}>
      {chat.jobTitle}
    </TextLink>
  );
}
