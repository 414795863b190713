import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';
import { HITS_MAX, type MessageHit, searchMessages } from '../../replica/queries/message-search.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { List, ListRow, RowButton } from '../../ui/list.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { excerptAround } from './excerpt-around.ts';

type Props = { words: string; onSelect: (conversationId: string, messageId: string) => void };

/** Messages with these words, from this device alone; a tap opens the conversation there (chat.9). */
export function MessageHits({ words, onSelect }: Props) {
  const { t } = useLingui();
  const wanted = useDeferredValue(words);
  const hits = useLive((db) => searchMessages(db, wanted), [wanted]);
  if (!hits) return null;
  if (hits.length === 0)
    return (
      <EmptyState picture="no-messages" title={<Trans>No message with these words.</Trans>}>
        <Trans>All messages on this device were searched.</Trans>
      </EmptyState>
    );
  return (
    <>
      <p role="status" className="px-5 pb-3 text-small text-soft tabular-nums">
        {hits.length === HITS_MAX
          ? t`The newest ${HITS_MAX} messages`
          : t`${plural(hits.length, { one: '# message', other: '# messages' })}`}
      </p>
      <div className="border-t border-line">
        <List>
          {hits.map((hit) => (
            <Hit key={hit.message._id} hit={hit} words={wanted} onSelect={onSelect} />
          ))}
        </List>
      </div>
    </>
  );
}

function Hit({ hit, words, onSelect }: { hit: MessageHit; words: string; onSelect: Props['onSelect'] }) {
  const { t } = useLingui();
  const { uid } = useReplica();
  const { message, conversation, side, name } = hit;
  const said = message.text || message.attachments.map((file) => file.name).join(', ');
  const { before, match, after } = excerptAround(said, words);
  return (
    <ListRow
      lead={
        side === 'talent' ? (
          <CompanyMark name={name} logo={conversation.companyLogo} />
        ) : (
          <Avatar name={name} />
        )
      }
      title={<RowButton onClick={() => onSelect(conversation._id, message._id)}>{name}</RowButton>}
      detail={
        <p className="line-clamp-2 wrap-anywhere">
          {message._senderId === uid && <span className="text-faint">{t`You:`} </span>}
          {before}
          {match && <mark className="rounded-[0.2em] bg-highlight text-on-highlight">{match}</mark>}
          {after}
        </p>
      }
      meta={<RelativeTime instant={message.serverAt ?? message.clientAt} />}
    />
  );
}
