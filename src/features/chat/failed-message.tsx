import { Trans, useLingui } from '@lingui/react/macro';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { messageRefusal } from './message-refusal.ts';
import type { MessageEntry } from './stream-items.ts';

type Props = {
  entry: MessageEntry;
  /** Something written later waits for this decision. */
  holdsUp: boolean;
  /** Missing where nothing can be written any more. */
  onEdit: ((entry: MessageEntry) => void) | undefined;
};

/** The ways out for a message that was not taken (chat.2). */
export function FailedMessage({ entry, holdsUp, onEdit }: Props) {
  const { i18n } = useLingui();
  const { sendAgain, discard } = useSync();
  return (
    <div className="mt-1 grid max-w-[34rem] justify-items-end gap-2">
      <p className="text-end text-small text-danger">
        {i18n._(messageRefusal(entry.refusal))}
        {holdsUp && (
          <>
            {' '}
            <Trans>What you wrote after it waits until you decide.</Trans>
          </>
        )}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={() => void sendAgain(entry.id)}>
          <Trans>Send again</Trans>
        </Button>
        {onEdit && (
          <Button variant="quiet" onClick={() => onEdit(entry)}>
            <Trans>Edit</Trans>
          </Button>
        )}
        <Button variant="danger" onClick={() => void discard(entry.id)}>
          <Trans>Discard</Trans>
        </Button>
      </div>
    </div>
  );
}
