import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAccount } from '../../auth/use-account.ts';
import { type SyncStatus, syncStatus } from '../../replica/queries/outbox.ts';
import { useLive } from '../../replica/use-live.ts';
import { Button } from '../../ui/button.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { StateMark } from '../../ui/state-mark.tsx';

const MARK = {
  sent: 'done',
  waiting: 'current',
  offline: 'ahead',
  'needs-you': 'refused',
  'sign-in': 'refused',
  locked: 'refused',
} as const;

/** The whole outbox in one sentence, and as of when this device knows the server. */
export function OutboxStatus() {
  const { signOut } = useAccount();
  const status = useLive(syncStatus);
  if (!status) return null;
  return (
    <div className="flex gap-3">
      <span className="mt-0.5">
        <StateMark state={MARK[status.state]} />
      </span>
      <div className="grid gap-1">
        <p role="status">{sentence(status)}</p>
        {status.full && (
          <p className="text-small text-warning">
            <Trans>
              So much waits that read marks and reactions are not kept any more. Everything else still is. Go
              online soon, so that it can go out.
            </Trans>
          </p>
        )}
        {status.asOf && (
          <p className="text-note text-faint">
            <Trans>
              Last contact with the server: <RelativeTime instant={status.asOf} />
            </Trans>
          </p>
        )}
        {status.state === 'sign-in' && (
          <div className="mt-1">
            <Button variant="quiet" onClick={() => void signOut('keep')}>
              <Trans>Sign in again</Trans>
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function sentence({ state, waiting }: SyncStatus): ReactNode {
  switch (state) {
    case 'sent':
      return <Trans>Everything you did was received.</Trans>;
    case 'waiting':
      return <Trans>Saved here. It goes out by itself.</Trans>;
    case 'offline':
      return waiting > 0 ? (
        <Trans>Saved here. It goes out when you are back online.</Trans>
      ) : (
        <Trans>No network. What you do now is kept here and goes out later.</Trans>
      );
    case 'needs-you':
      return <Trans>Something could not go out. It is kept here until you decide.</Trans>;
    case 'locked':
      return <Trans>Your account is locked. What waits is held, and goes out when it is open again.</Trans>;
    case 'sign-in':
      return (
        <Trans>The server asks you to sign in again before anything is sent. All of it stays here.</Trans>
      );
  }
}
