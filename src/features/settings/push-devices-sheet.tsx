import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../../contract/calls.ts';
import { useWhen } from '../../i18n/use-when.ts';
import { useIntent } from '../../sync/react/use-intent.ts';
import { useRead } from '../../sync/react/use-read.ts';
import { AwayState } from '../../ui/away-state.tsx';
import { Button } from '../../ui/button.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateDot } from '../../ui/state-dot.tsx';
import type { PushDevice } from './push-health.tsx';

type Registered = AnswerOf<'push.list'>[number];

/** Whose push service a host is. The browsers of a maker share one: it says no more than that. */
const BROWSERS: readonly [RegExp, string][] = [
  [/googleapis\.com$/, 'Chrome'],
  [/mozilla\.com$/, 'Firefox'],
  [/apple\.com$/, 'Safari'],
  [/windows\.com$/, 'Edge'],
];
const browserOf = (service: string) => BROWSERS.find(([host]) => host.test(service))?.[1] ?? service;

/** Every device of this account that notifications are sent to, and a way to stop that from here (usersettings.3). */
export function PushDevicesSheet({ device, onClose }: { device: PushDevice; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Sheet open onClose={onClose} title={t`Your devices with notifications`}>
      <div className="grid gap-5">
        <p className="text-soft">
          <Trans>
            Did you give a device away, or lose one? Stop its notifications here. To end the sign-in there as
            well, use “Where you are signed in”.
          </Trans>
        </p>
        <Devices device={device} />
      </div>
    </Sheet>
  );
}

function Devices({ device }: { device: PushDevice }) {
  const { t } = useLingui();
  // Not kept: it is true for the moment only.
  const read = useRead('push.list', {}, { keep: false });
  const own = useOwn(device);
  const { state, run } = useIntent<string>();
  // They stay in the list as stopped: the focus keeps its place.
  const [stopped, setStopped] = useState<ReadonlySet<string>>(new Set());
  const stop = async ({ endpointHash }: Registered) => {
    if (await run(endpointHash, (once) => once('push.unregister', { endpointHash })))
      setStopped((before) => new Set([...before, endpointHash]));
  };
  if (read.state === 'loading' || own === undefined) return <Skeleton lines={2} />;
  if (read.state !== 'there')
    return <AwayState title={t`Your devices could not be loaded.`} onAgain={read.again} />;
  if (read.data.length === 0)
    return (
      <p>
        <Trans>No device gets notifications. You can switch them on in the settings.</Trans>
      </p>
    );
  return (
    <div className="grid gap-3">
      <div className="-mx-5">
        <List aria-label={t`Your devices with notifications`}>
          {read.data.map((one) => (
            <DeviceRow
              key={one.endpointHash}
              device={one}
              isThis={one.endpointHash === own}
              isStopped={stopped.has(one.endpointHash)}
              isStopping={state.step === 'busy' && state.act === one.endpointHash}
              onStop={() => void stop(one)}
            />
          ))}
        </List>
      </div>
      {state.step === 'stopped' && (
        <ProblemNote
          problem={state.problem}
          title={t`Nothing was stopped`}
          lost={t`It may have arrived. Trying again is safe.`}
        />
      )}
    </div>
  );
}

/** How the device in hand stands in the list; undefined while the browser is asked, null where it gets none. */
function useOwn(device: PushDevice): string | null | undefined {
  const [own, setOwn] = useState<string | null>();
  useEffect(() => {
    device.own().then(setOwn, () => setOwn(null));
  }, [device]);
  return own;
}

type RowProps = {
  device: Registered;
  isThis: boolean;
  isStopped: boolean;
  isStopping: boolean;
  onStop: () => void;
};

function DeviceRow({
  device: { service, registeredAt, lastPushAt },
  isThis,
  isStopped,
  isStopping,
  onStop,
}: RowProps) {
  const { t } = useLingui();
  const when = useWhen();
  const name = browserOf(service);
  return (
    <ListRow
      title={name}
      detail={
        <>
          <span className="block">{t`On since ${when(registeredAt)}`}</span>
          <span className="block">
            {lastPushAt === null ? t`Nothing was sent there yet.` : t`Last sent ${when(lastPushAt)}`}
          </span>
        </>
      }
      trail={
        isThis ? (
          <StateDot state="done" good label={t`this device`} />
        ) : isStopped ? (
          <p role="status" className="text-small text-soft">{t`Stopped`}</p>
        ) : (
          <Button
            variant="quiet"
            aria-label={t`Stop notifications: ${name}`}
            busy={isStopping && t`Stopping`}
            onClick={onStop}
          >
            {t`Stop`}
          </Button>
        )
      }
    />
  );
}
