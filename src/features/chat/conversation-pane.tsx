import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ChatAddress, chat as chatQuery } from '../../replica/queries/chat.ts';
import { useLive } from '../../replica/use-live.ts';
import { useMissing } from '../../sync/react/use-missing.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OpenConversation } from './open-conversation.tsx';

type Props = ChatAddress & {
  /** Opened at this message. */
  messageId?: string | undefined;
  /** To the list, on phones. */
  onBack: () => void;
};

/** One conversation; `applicationId` alone opens the one that begins with the first message. Keyed by its address. */
export function ConversationPane({ conversationId, applicationId, messageId, onBack }: Props) {
  const { t } = useLingui();
  const chat = useLive(
    (db) => chatQuery(db, { conversationId, applicationId }),
    [conversationId, applicationId],
  );
  if (chat) return <OpenConversation chat={chat} messageId={messageId} onBack={onBack} />;
  return (
    <section className="flex flex-1 flex-col" aria-label={t`Conversation`}>
      <h1 className="sr-only">{t`Conversation`}</h1>
      <div className="p-2 desk:hidden">
        <IconButton name={t`Back to all conversations`} icon={ArrowLeft} onClick={onBack} />
      </div>
      {chat === undefined ? (
        <div className="p-5">
          <Skeleton lines={5} />
        </div>
      ) : (
        <MissingConversation conversationId={conversationId} applicationId={applicationId} onBack={onBack} />
      )}
    </section>
  );
}

function MissingConversation({ onBack, ...address }: ChatAddress & Pick<Props, 'onBack'>) {
  const { t } = useLingui();
  const id = address.conversationId ?? address.applicationId ?? '';
  const { gone, ...reach } = useMissing(id, (db) => chatQuery(db, address));
  const toAll = (
    <Button variant="quiet" onClick={onBack}>
      <Trans>All conversations</Trans>
    </Button>
  );
  if (!gone)
    return (
      <div className="p-5">
        <NotHere title={t`This conversation is not on this device.`} action={toAll} {...reach} />
      </div>
    );
  return (
    <EmptyState
      picture="not-found"
      title={<Trans>This conversation is no longer here.</Trans>}
      action={toAll}
    >
      <Trans>It was deleted, or it belongs to somebody else.</Trans>
    </EmptyState>
  );
}
