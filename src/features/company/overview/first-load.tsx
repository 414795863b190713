import { Trans } from '@lingui/react/macro';
import type { SyncStatus } from '../../../replica/queries/outbox.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Before the first load is complete nothing is said to be missing. */
export function FirstLoad({ status }: { status: SyncStatus }) {
  if (status.state === 'offline') {
    return (
      <EmptyState picture="offline" title={<Trans>Your company is not on this device yet</Trans>}>
        <Trans>It is loaded once you are online, and works without network from then on.</Trans>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-2">
      <p className="text-soft">
        <Trans>Loading your company</Trans>
      </p>
      <Skeleton lines={6} />
    </div>
  );
}
