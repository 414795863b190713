import { Trans } from '@lingui/react/macro';
import { useAccount } from '../../auth/use-account.ts';
import { outboxState, type SyncStatus, syncStatus } from '../../replica/queries/outbox.ts';
import { useLive } from '../../replica/use-live.ts';
import { Button } from '../../ui/button.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { syncMark } from '../../ui/sync-chip.tsx';

/** The whole outbox, each fact in a sentence of its own, and as of when this device knows the server. */
export function OutboxStatus() {
  const { signOut } = useAccount();
  const status = useLive(syncStatus);
  if (!status) return null;
  return (
    <div className="flex gap-3">
      <span className="mt-0.5">
        <StateMark state={syncMark(outboxState(status), !status.reachable)} />
      </span>
      <div className="grid gap-1">
        <div role="status">
          <Facts status={status} />
        </div>
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
        {status.signIn && (
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

function Facts({ status: { reachable, signIn, locked, stopped, waiting } }: { status: SyncStatus }) {
  const isLockHolding = locked && waiting > 0;
  const isHeld = signIn || isLockHolding;
  return (
    <>
      {signIn && (
        <p>
          <Trans>The server asks you to sign in again before anything is sent. All of it stays here.</Trans>
        </p>
      )}
      {isLockHolding && (
        <p>
          <Trans>Your account is locked. What waits is held, and goes out when it is open again.</Trans>
        </p>
      )}
      {stopped > 0 && (
        <p>
          <Trans>Something could not go out. It is kept here until you decide.</Trans>
        </p>
      )}
      {!reachable && (
        <p>
          {waiting > 0 && !isHeld ? (
            <Trans>Saved here. It goes out when you are back online.</Trans>
          ) : (
            <Trans>No network. What you do now is kept here and goes out later.</Trans>
          )}
        </p>
      )}
      {reachable && !isHeld && waiting > 0 && (
        <p>
          <Trans>Saved here. It goes out by itself.</Trans>
        </p>
      )}
      {reachable && !isHeld && waiting === 0 && stopped === 0 && (
        <p>
          <Trans>Everything you did was received.</Trans>
        </p>
      )}
    </>
  );
}
