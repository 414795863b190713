import { Trans } from '@lingui/react/macro';
import { useSession } from '../../auth/use-account.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { useSync } from '../../sync/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { isStopped } from './held-up.ts';
import { OpenEntry } from './open-entry.tsx';

type Props = { entry: OutboxEntry; onOpen?: (() => void) | undefined };

/** Send again, open. What is under way right now can only be watched. */
export function OutboxItemActions({ entry, onOpen }: Props) {
  const { sendAgain } = useSync();
  const company = useSession()?.userMode === 'company';
  if (entry.state === 'sending') return null;
  return (
    <div className="flex flex-wrap gap-2">
      {isStopped(entry) && (
        <Button variant="quiet" onClick={() => void sendAgain(entry.id)}>
          <Trans>Send again</Trans>
        </Button>
      )}
      <OpenEntry entry={entry} company={company} onOpen={onOpen} />
    </div>
  );
}
