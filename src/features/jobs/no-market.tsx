import { Trans, useLingui } from '@lingui/react/macro';
import type { SyncStatus } from '../../replica/queries/outbox.ts';
import { useSync } from '../../sync/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Not one job is on this device: it is the first visit, or there is none. */
export function NoMarket({ status }: { status: SyncStatus }) {
  const { t } = useLingui();
  const { syncNow } = useSync();
  const again = (
    <Button variant="quiet" onClick={syncNow}>
      <Trans>Try now</Trans>
    </Button>
  );
  if (status.loaded) {
    return (
      <EmptyState picture="no-jobs" title={t`There are no jobs yet.`} action={again}>
        <Trans>As soon as a company publishes one, it is here.</Trans>
      </EmptyState>
    );
  }
  if (status.state === 'offline') {
    return (
      <EmptyState picture="offline" title={t`The jobs are not on this device yet.`} action={again}>
        <Trans>
          They load by themselves once you are online, and stay here for the time without network.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">
        <Trans>Loading your market</Trans>
      </p>
      <Skeleton lines={4} />
      <Skeleton lines={4} />
    </div>
  );
}
