import { Trans } from '@lingui/react/macro';
import type { Chat } from '../../replica/queries/chat.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';

type Props = {
  chat: Chat;
  /** Number of the last message that goes. */
  upToSeq: number;
  onClose: () => void;
};

/** Says what goes before the conversation is emptied, and for whom. */
export function CleanSheet({ chat, upToSeq, onClose }: Props) {
  const { mutate } = useSync();
  const { _id: conversationId, name, side } = chat;
  const clean = () => {
    void mutate('conversation.clean', { conversationId, upToSeq });
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Empty this conversation?</Trans>}
      actions={
        <>
          <Button variant="danger" onClick={clean}>
            <Trans>Empty it</Trans>
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Keep everything</Trans>
          </Button>
        </>
      }
    >
      <ul className="list-disc space-y-2 ps-5">
        <li>
          <Trans>For you all messages and files up to now go, on all your devices.</Trans>
        </li>
        <li>
          {side === 'company' ? (
            <Trans>{name} and your colleagues keep theirs.</Trans>
          ) : (
            <Trans>{name} keeps theirs.</Trans>
          )}
        </li>
        <li>
          <Trans>Once everybody here has emptied it, the messages are erased for good.</Trans>
        </li>
        <li>
          <Trans>Offers and appointments still count. New messages are shown.</Trans>
        </li>
      </ul>
    </Sheet>
  );
}
