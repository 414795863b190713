import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useSession } from '../../auth/use-account.ts';
import { isUnderstood } from '../../replica/entry-format.ts';
import { isStopped, type OutboxEntry } from '../../replica/outbox-entry.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { useBanner } from '../../ui/banner-provider.tsx';
import { Button } from '../../ui/button.tsx';
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
  const { t } = useLingui();
  const { sendAgain, discard } = useSync();
  const { show } = useBanner();
  const company = useSession()?.userMode === 'company';
  if (!isUnderstood(entry)) return <ReloadButton />;
  if (entry.state === 'sending') return null;
  const undo = async () => {
    if (await discard(entry.id)) return;
    show({ title: t`It was already on its way, so it could not be taken back.`, color: 'warning' });
  };
  return (
    <div className="flex flex-wrap gap-2">
      {undoable && (
        <Button variant="quiet" onClick={() => void undo()}>
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
