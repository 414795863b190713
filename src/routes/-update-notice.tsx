import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { Button } from '../ui/button.tsx';

/** A newer version waits: a quiet line; nothing happens until the person agrees. Drafts are saved as they are written. */
export function UpdateNotice() {
  const { update } = useRouter().options.context;
  const ready = useSyncExternalStore(update.subscribe, update.read);
  if (!ready) return null;
  return (
    <div role="status" className="update-notice">
      <span>
        <Trans>A newer version is ready.</Trans>
      </span>
      <Button variant="quiet" onClick={update.apply}>
        <Trans>Use it now</Trans>
      </Button>
    </div>
  );
}
