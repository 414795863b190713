import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../auth/use-account.ts';
import { isUnderstood } from '../../replica/entry-format.ts';
import { isStopped, type OutboxEntry } from '../../replica/outbox-entry.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { useTakingBack } from '../../ui/use-taking-back.ts';
import { canEdit } from './entry-words.ts';
import { OpenEntry } from './open-entry.tsx';

type Props = {
  entry: OutboxEntry;
  /** It is still held back, to be undone. */
  undoable: boolean;
  onEdit: () => void;
  onOpen?: (() => void) | undefined;
};

/** Undo, edit, send again, open. What is under way right now can only be watched. */
export function OutboxItemActions({ entry, undoable, onEdit, onOpen }: Props) {
  const { sendAgain, takeBack } = useSync();
  const takingBack = useTakingBack();
  const company = useSession()?.userMode === 'company';
  if (!isUnderstood(entry)) return <ReloadButton />;
  if (entry.state === 'sending') return null;
  return (
    <div className="flex flex-wrap gap-2">
      {undoable && (
        <Button variant="quiet" onClick={() => void takingBack(() => takeBack([entry.id]))}>
          <Trans>Undo</Trans>
        </Button>
      )}
      {canEdit(entry) && (
        <Button variant="quiet" onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
      )}
      {isStopped(entry) && (
        <Button variant="quiet" onClick={() => void sendAgain(entry.id)}>
          <Trans>Send again</Trans>
        </Button>
      )}
      <OpenEntry entry={entry} company={company} onOpen={onOpen} />
    </div>
  );
}

/** A newer version that waits takes over with it; a mere reload would start the old one again. */
function ReloadButton() {
  const { update } = useRouter().options.context;
  const ready = useSyncExternalStore(update.subscribe, update.read);
  return (
    <div>
      <Button variant="quiet" onClick={() => (ready ? update.apply() : location.reload())}>
        <Trans>Reload the app</Trans>
      </Button>
    </div>
  );
}
