import { Trans, useLingui } from '@lingui/react/macro';
import { systemMessageText } from '../../i18n/system-message-text.ts';
import { useNow } from '../../i18n/use-now.ts';
import type { InboxRow } from '../../replica/queries/inbox.ts';
import { useReplica } from '../../replica/use-live.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { ListRow, RowButton } from '../../ui/list.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { StateDot } from '../../ui/state-dot.tsx';
import { MutedMark } from './muted-mark.tsx';

type Props = {
  row: InboxRow;
  selected: boolean;
  onSelect: (conversationId: string) => void;
};

export function ConversationRow({ row, selected, onSelect }: Props) {
  const { t } = useLingui();
  const { conversation, side, name, unread } = row;
  const { _id, jobTitle, lastMessage, createdAt } = conversation;
  const now = useNow();
  const muted = row.mutedUntil !== null && Date.parse(row.mutedUntil) > now;
  return (
    <ListRow
      lead={
        side === 'talent' ? (
          <CompanyMark name={name} logo={conversation.companyLogo} />
        ) : (
          <Avatar name={name} />
        )
      }
      title={
        <RowButton dir="auto" aria-current={selected ? 'true' : undefined} onClick={() => onSelect(_id)}>
          {name}
        </RowButton>
      }
      detail={
        <div className="contain-inline-size">
          <p className="truncate" dir="auto">
            {jobTitle}
          </p>
          <LastLine row={row} />
        </div>
      }
      meta={<RelativeTime instant={lastMessage?.at ?? createdAt} />}
      trail={
        <span className="flex items-center gap-1.5">
          {muted && <MutedMark />}
          <Badge count={unread} label={t`${unread} unread`} />
        </span>
      }
      fresh={unread > 0}
      selected={selected}
    />
  );
}

function LastLine({ row }: { row: InboxRow }) {
  const { uid } = useReplica();
  const { t, i18n } = useLingui();
  const { last, conversation } = row;
  // A message may be nothing but its files.
  const words = last?.text || t`A file`;
  const said = last?.by === null ? systemMessageText(last.text) : undefined;
  if (row.draft)
    return (
      <p className="truncate text-faint">
        <span className="font-semibold text-accent">
          <Trans>Draft:</Trans>
        </span>{' '}
        <bdi>{row.draft}</bdi>
      </p>
    );
  if (row.unsent)
    return (
      <p className="flex min-w-0 items-center gap-2">
        <span className="min-w-0 flex-1 truncate text-faint" dir="auto">
          {row.unsent.text || t`A file`}
        </span>
        <StateDot
          state={row.unsent.stopped ? 'refused' : 'current'}
          label={row.unsent.stopped ? t`not sent` : t`on this device`}
        />
      </p>
    );
  if (!last || last.deleted)
    return (
      <p className="truncate text-faint">
        {last ? (
          <Trans>This message was deleted.</Trans>
        ) : conversation.lastSeq > 0 ? (
          <Trans>No messages any more</Trans>
        ) : (
          <Trans>No message yet</Trans>
        )}
      </p>
    );
  return (
    <p className={row.unread > 0 ? 'truncate' : 'truncate text-faint'} dir="auto">
      {last.by === uid ? <Trans>You: {words}</Trans> : said ? i18n._(said) : words}
    </p>
  );
}
