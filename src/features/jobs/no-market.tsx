import { Trans, useLingui } from '@lingui/react/macro';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/**
 * Not one job is on this device: it is the first visit, or there is none.
 * @param loaded the first load is complete
 */
export function NoMarket({ loaded }: { loaded: boolean }) {
  const { t } = useLingui();
  const { syncNow } = useSync();
  const reach = useReachability();
  if (loaded) {
    const again = (
      <Button variant="quiet" onClick={syncNow}>
        <Trans>Try now</Trans>
      </Button>
    );
    return (
      <EmptyState picture="no-jobs" title={t`There are no jobs yet.`} action={again}>
        <Trans>As soon as a company publishes one, it is here.</Trans>
      </EmptyState>
    );
  }
  return (
    <NotHere title={t`The jobs are not on this device yet.`} onAgain={syncNow} {...reach}>
      <div className="grid gap-4">
        <p role="status" className="font-semibold">
          <Trans>Loading the jobs</Trans>
        </p>
        <Skeleton lines={4} />
        <Skeleton lines={4} />
      </div>
    </NotHere>
  );
}
