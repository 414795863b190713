import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { DeviceList } from './device-list.tsx';
import { EndOthers } from './end-others.tsx';
import { useDevices } from './use-devices.ts';

/** The password is new: where else this account is signed in, each with a way to end it (forgot.6). */
export function OtherDevices({ onDone }: { onDone: () => void }) {
  const devices = useDevices();
  const { state, others } = devices;
  return (
    <>
      <h1>
        <Trans>Your new password is set.</Trans>
      </h1>
      {state === 'there' && others.length === 0 ? (
        <p className="text-soft">
          <Trans>This account is not signed in anywhere else.</Trans>
        </p>
      ) : (
        <section className="grid gap-3">
          {state === 'there' && (
            <p className="text-soft">
              <Trans>It is also signed in here. Sign out devices you do not know.</Trans>
            </p>
          )}
          <DeviceList devices={devices} shown={others} />
          <EndOthers devices={devices} />
        </section>
      )}
      <Button wide onClick={onDone}>
        <Trans>Go on</Trans>
      </Button>
    </>
  );
}
