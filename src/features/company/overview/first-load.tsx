import { Trans } from '@lingui/react/macro';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { NotHere } from '../../../ui/not-here.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** Before the first load is complete nothing is said to be missing. */
export function FirstLoad() {
  const reach = useReachability();
  return (
    <NotHere title={<Trans>Your company is not on this device yet</Trans>} {...reach}>
      <div className="grid gap-2">
        <p className="text-soft">
          <Trans>Loading your company</Trans>
        </p>
        <Skeleton lines={6} />
      </div>
    </NotHere>
  );
}
