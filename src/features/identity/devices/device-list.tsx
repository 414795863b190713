import { useLingui } from '@lingui/react/macro';
import { useWhen } from '../../../i18n/use-when.ts';
import { AwayState } from '../../../ui/away-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { List, ListRow } from '../../../ui/list.tsx';
import { ProblemNote } from '../../../ui/problem-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateDot } from '../../../ui/state-dot.tsx';
import type { Device, Devices } from './use-devices.ts';

type Props = {
  devices: Devices;
  /** Which of them. */
  shown: readonly Device[];
};

/** Sign-ins of this account, each with its device and a way to end it. */
export function DeviceList({ devices, shown }: Props) {
  const { t } = useLingui();
  const { state, again, ending, problem, endOne } = devices;
  if (state === 'loading') return <Skeleton lines={2} />;
  if (state !== 'there')
    return <AwayState title={t`Your other devices could not be loaded.`} onAgain={again} />;
  return (
    <div className="grid gap-3">
      <div className="overflow-hidden rounded-card border border-line bg-sheet">
        <List aria-label={t`Where you are signed in`}>
          {shown.map((device) => (
            <DeviceRow
              key={device._id}
              device={device}
              ending={ending === device._id}
              onEnd={() => void endOne(device)}
            />
          ))}
        </List>
      </div>
      {problem && (
        <ProblemNote
          problem={problem}
          title={t`Nothing was signed out`}
          lost={t`It may have arrived. Trying again is safe.`}
        />
      )}
    </div>
  );
}

function DeviceRow({
  device: { device, signedInAt, lastSeenAt, current, ended },
  ending,
  onEnd,
}: {
  device: Device;
  ending: boolean;
  onEnd: () => void;
}) {
  const { t } = useLingui();
  const when = useWhen();
  // The server says `Firefox on Android`, which are names but for one word.
  const [browser = '', system] = device.split(' on ');
  const name = system ? t`${browser} on ${system}` : device || t`Unknown device`;
  return (
    <ListRow
      title={name}
      detail={
        <>
          <span className="block">{t`Signed in ${when(signedInAt)}`}</span>
          {!current && <span className="block">{t`Last seen ${when(lastSeenAt)}`}</span>}
        </>
      }
      trail={
        current ? (
          <StateDot state="done" good label={t`this device`} />
        ) : ended ? (
          <p role="status" className="text-small text-soft">{t`Signed out`}</p>
        ) : (
          <Button
            variant="quiet"
            aria-label={t`Sign out ${name}`}
            busy={ending && t`Signing out`}
            onClick={onEnd}
          >
            {t`Sign out`}
          </Button>
        )
      }
    />
  );
}
