import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { User } from '../../../../contract/entities/user.ts';
import { timeOver } from '../../../../contract/policy/register-time.ts';
import { changeSteps } from '../../../i18n/state-lines.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import { isStopped, type OutboxEntry } from '../../../replica/outbox-entry.ts';
import type { SetupState } from '../../../replica/queries/setup.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StateLine } from '../../../ui/state-line.tsx';

type Props = {
  user: User;
  state: SetupState;
  /** Everything that was not received yet, to be decided about where something of it was refused. */
  waiting: ReactNode;
};

/**
 * The end is a change like any other, and may wait here for the network; the app opens when the server has confirmed
 * it, and not before (setup.5).
 */
export function EndSetup({ user, state: { ending, status }, waiting }: Props) {
  const { t } = useLingui();
  const { mutate, now } = useSync();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [ended, setEnded] = useState(false);
  if (ending)
    return (
      <>
        <Ending entry={ending} signIn={status.signIn} focused={ended} />
        {status.stopped > 0 && waiting}
      </>
    );
  const end = async () => {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    const setup = { value: false, at: timeOver(user.settings.setup, now()) };
    try {
      await mutate('user.set-setting', { userId: user._id, setting: { setup } });
      setEnded(true);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid max-w-form gap-4">
      {failed && (
        <ErrorState title={t`This could not be saved on this device`}>
          <Trans>Nothing was changed. Make room on the device and try again.</Trans>
        </ErrorState>
      )}
      <Button wide busy={busy && t`One moment`} onClick={() => void end()}>
        <Trans>Finish setup</Trans>
      </Button>
    </div>
  );
}

type EndingProps = {
  entry: OutboxEntry;
  /** The server asks for a sign-in first. */
  signIn: boolean;
  /** It stands where the button was pressed: whoever cannot see it hears it. */
  focused: boolean;
};

function Ending({ entry, signIn, focused }: EndingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  const { sendAgain } = useSync();
  const steps = useShownSteps(changeSteps(entry));
  const stopped = isStopped(entry);
  return (
    <section className="grid max-w-content gap-4 rounded-card border border-line bg-sheet p-5">
      <h2 ref={heading} tabIndex={-1} className="text-lead font-bold">
        {stopped ? <Trans>The end of the setup was not accepted</Trans> : <Trans>Finishing the setup</Trans>}
      </h2>
      <StateLine
        steps={steps}
        wayOut={
          stopped && (
            <Button onClick={() => void sendAgain(entry.id)}>
              <Trans>Send again</Trans>
            </Button>
          )
        }
      />
      <p role="status">
        {stopped ? <Trans>Your answers are kept. Send it once more.</Trans> : <WaitingText signIn={signIn} />}
      </p>
    </section>
  );
}

function WaitingText({ signIn }: { signIn: boolean }) {
  const { offline } = useReachability();
  if (signIn)
    return <Trans>The server asks you to sign in again before anything is sent. All of it stays here.</Trans>;
  if (offline)
    return (
      <Trans>
        You are offline. Your answers and the end of the setup wait on this device and go out by themselves.
        The app opens once the server has confirmed the end; until then every other page leads back here. You
        can read on here, or close this page.
      </Trans>
    );
  return <Trans>The app opens by itself once the server has confirmed it.</Trans>;
}
